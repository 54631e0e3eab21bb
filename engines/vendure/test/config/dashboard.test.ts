import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import express from 'express';
import { dashboardProblem, serveDashboard } from '#src/config/dashboard';

const folder = mkdtempSync(join(tmpdir(), 'engine-dashboard-'));
let server: Server;

before(async () => {
  const app = express().use('/admin', serveDashboard('https://pictures.shop.example/assets', folder));
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' });

describe('The dashboard', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<title>Dashboard</title>');
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), 'start()');
  });

  it('has one document for all of its addresses, which is asked for anew each time', async () => {
    for (const path of ['/admin', '/admin/', '/admin/orders/5?tab=1', '/admin/index.html']) {
      const response = await get(path);
      assert.deepEqual([response.status, await response.text()], [200, '<title>Dashboard</title>'], path);
      assert.doesNotMatch(response.headers.get('cache-control') ?? '', /immutable/);
    }
    assert.equal((await get('/admin/orders')).headers.get('cache-control'), 'no-cache');
    assert.equal((await get('/administrators')).status, 404);
  });

  it('has files that browsers keep, and none where another build had one', async () => {
    const script = await get('/admin/assets/main-1a2b.js');
    assert.equal(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal((await get('/admin/assets/main-gone.js')).status, 404);
    assert.equal((await get('/admin/assets/..%2f..%2fpackage.json')).status, 404);
  });

  it('runs no code but its own, and stands in no frame', async () => {
    const { headers } = await get('/admin/orders');
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"])
      assert.ok(policy.split('; ').includes(rule), policy);
    assert.match(policy, /img-src 'self' data: blob: https:\/\/pictures\.shop\.example(;|$)/);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });

  it('says that it is not built, and how it is', async () => {
    rmSync(join(folder, 'index.html'));
    const response = await get('/admin/orders');
    assert.deepEqual([response.status, await response.text()], [503, dashboardProblem(folder)]);
    assert.match(dashboardProblem(folder) ?? '', /not built.+npm run build/);
  });
});
