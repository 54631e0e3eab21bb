import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { AuthService, isGraphQlErrorResult } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import { replaceMethod } from '#src/plugins/core/replaced-methods';
import type { CallLimit } from '#src/plugins/recent-calls/recent-calls';
import { RecentCalls } from '#src/plugins/recent-calls/recent-calls';

const hour = 3_600_000;

/** Wrong passwords: for one name in a minute and in an hour, and from one network, which several people may share, in a minute. */
const wrongForName = 10;
const wrongForNameInHour = 60;
const wrongFromNetwork = 30;

/**
 * Prevents guessing of the dashboard's passwords. A sign-in counts as wrong before its password is looked at, so that those of the same
 * moment count, until it goes well. Too many are refused with RATE_LIMITED, also the right one.
 */
@Injectable()
export class DashboardSignIns implements OnModuleInit {
  constructor(
    private readonly auth: AuthService,
    private readonly calls: RecentCalls,
  ) {}

  onModuleInit(): void {
    replaceMethod(
      DashboardSignIns,
      this.auth,
      'authenticate',
      (authenticate) => async (ctx, apiType, method, data: unknown) => {
        const limits = limitsOf(nameIn(data), ctx.req?.ip);
        await this.calls.take(...limits);
        const session = await authenticate(ctx, apiType, method, data);
        if (!isGraphQlErrorResult(session)) await this.calls.giveBack(...limits);
        return session;
      },
    );
  }
}

function limitsOf(name: string, ip: string | undefined): readonly CallLimit[] {
  const caller = `dashboard sign-in as ${name}`;
  return [
    ...(ip === undefined ? [] : [{ caller: `dashboard sign-in from ${networkOf(ip)}`, allowed: wrongFromNetwork }]),
    { caller, allowed: wrongForName },
    { caller, allowed: wrongForNameInHour, within: hour },
  ];
}

/** Vendure finds an administrator by a name in whatever case. */
function nameIn(data: unknown): string {
  const name = typeof data === 'object' && data !== null && 'username' in data ? data.username : '';
  return String(name).trim().toLowerCase();
}
