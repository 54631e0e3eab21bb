import { describe, expect, it } from 'vitest';
import { mailProblems } from '#tools/smoke/mail-problems';

const sender = { domain: 'shop.example', dkimSelector: 'mail' };
const whole = {
  'shop.example': [['google-site-verification=1'], ['v=spf1 include:smtp.example ', '-all']],
  'mail._domainkey.shop.example': [['v=DKIM1; k=rsa; p=MIGfMA0', 'GCSq']],
  '_dmarc.shop.example': [['v=DMARC1; p=quarantine']],
};

function problemsWith(records: Readonly<Record<string, readonly (readonly string[])[]>>): Promise<readonly string[]> {
  return mailProblems(sender, (name) => {
    const texts = records[name];
    return texts ? Promise.resolve(texts) : Promise.reject(new Error(`queryTxt ENOTFOUND ${name}`));
  });
}

describe('The records of the domain that mails come from (spec §2 opt-out pages)', () => {
  it('are fine when mailboxes find who sends, the key and the policy', async () => {
    expect(await problemsWith(whole)).toEqual([]);
  });

  it('are named when they are missing', async () => {
    expect(await problemsWith({})).toEqual([
      'shop.example has no record of SPF.',
      'mail._domainkey.shop.example has no record of DKIM.',
      '_dmarc.shop.example has no record of DMARC.',
    ]);
  });

  it('are wrong when a key is revoked, a policy says nothing, or there are two', async () => {
    expect(
      await problemsWith({
        'shop.example': [['v=spf1 -all'], ['v=spf1 +all']],
        'mail._domainkey.shop.example': [['v=DKIM1; p=']],
        '_dmarc.shop.example': [['v=DMARC1']],
      }),
    ).toEqual([
      'shop.example has 2 records of SPF: mailboxes take none of them.',
      'mail._domainkey.shop.example has no record of DKIM.',
      '_dmarc.shop.example has no record of DMARC.',
    ]);
  });
});
