import { describe, expect, it } from 'vitest';
import { judgeAudit } from '#tools/audit';

const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const weak = report({ tar: { name: 'tar', severity: 'high' }, 'left-pad': { name: 'left-pad', severity: 'low' } });

describe('The check of packages for known weaknesses', () => {
  it('passes when nothing is known, or nothing that matters', () => {
    expect(judgeAudit({ ok: true, output: report({}) })).toEqual({ ok: true });
    expect(judgeAudit({ ok: true, output: weak })).toEqual({ ok: true });
  });

  it('fails and names the weak packages', () => {
    expect(judgeAudit({ ok: false, output: weak })).toEqual({
      ok: false,
      output: 'tar: high\nleft-pad: low\nnpm audit tells more.',
    });
  });

  it.each([
    [
      'a registry without audits',
      JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405, error: {} }),
      'skipped: 405 Method Not Allowed',
    ],
    ['no connection', JSON.stringify({ error: { summary: '' } }), 'skipped: the registry did not answer'],
    ['no words', '', 'skipped: the registry did not answer'],
    ['words that are no report', 'npm error network', 'skipped: the registry did not answer'],
  ])('is skipped, and says so, with %s', (_what, output, note) => {
    expect(judgeAudit({ ok: false, output })).toEqual({ ok: true, note });
  });
});
