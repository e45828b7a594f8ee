import { randomBytes } from 'node:crypto';
import { sameBytes } from '~/lib/same-bytes';
import type { Context } from '../context';

export interface Account {
  kind: 'member' | 'admin';
  name: string;
}

/** Where an account's owner succeeded before. Source: docs/rules.md#identity, known devices. */
export interface KnownDevice {
  token: string;
  key: string;
}

export function knownDevice(ctx: Context, account: Account): KnownDevice | undefined {
  const token = ctx.origin.devices?.find((brought) => isDeviceOf(ctx, account, brought));
  return token === undefined ? undefined : { token, key: `${keyOf(account)}:${token.split('.')[0]}` };
}

/** What a device keeps after a success: the token that it brought, or a new one. */
export function rememberedDevice(ctx: Context, account: Account): string {
  const known = knownDevice(ctx, account);
  if (known) return known.token;
  const id = randomBytes(16).toString('base64url');
  return `${id}.${proofOf(ctx, account, id).toString('base64url')}`;
}

export function withDevices(ctx: Context, devices: readonly (string | undefined)[]): Context {
  return { ...ctx, origin: { ...ctx.origin, devices: devices.filter((device) => device !== undefined) } };
}

export function keyOf({ kind, name }: Account): string {
  return kind === 'admin' ? `admin:${name}` : name;
}

function isDeviceOf(ctx: Context, account: Account, token: string): boolean {
  const [id = '', proof = ''] = token.split('.');
  return sameBytes(Buffer.from(proof, 'base64url'), proofOf(ctx, account, id));
}

function proofOf(ctx: Context, account: Account, id: string): Buffer {
  return ctx.keyedHash('known-device', `${keyOf(account)} ${id}`);
}
