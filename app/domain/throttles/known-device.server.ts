import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { DEVICE_TOKEN_VALID_SECONDS, MAX_KNOWN_DEVICES, OLD_DEVICE_TOKENS_END } from './policy';

const PURPOSE = 'known-device';

/** `name` is a member's phone in E.164 format or an admin's username. */
export interface ThrottledAccount {
  kind: 'member' | 'admin';
  name: string;
}

export interface KnownDevice {
  token: string;
  /** Rate-limit key that all known devices of an account share. */
  key: string;
}

interface Owner {
  id: number;
  devices_version: number;
  devices_issued: number;
}

interface NewDevice {
  kind: ThrottledAccount['kind'];
  id: number;
  /**
   * The account's `devices_version`, read together with the password hash. The device token is
   * issued only if the version has not changed since.
   */
  version?: number;
  /** True if the member has just used a code or a link that was sent to the phone. */
  isProved?: boolean;
}

/**
 * Returns the caller's device if it has a valid token for the account. The database is queried only
 * if a token has a valid signature. Source: docs/rules.md#known-devices.
 */
export async function findKnownDevice(
  ctx: Context,
  { kind, name }: ThrottledAccount,
): Promise<KnownDevice | undefined> {
  const tokens = (ctx.origin.devices ?? []).filter((token) => isSigned(ctx, kind, token));
  if (tokens.length === 0) return undefined;
  const select = { id: true, devices_version: true, devices_issued: true };
  const owner =
    kind === 'member'
      ? await ctx.db.member.findUnique({ where: { phone: name }, select })
      : await ctx.db.admin.findUnique({ where: { username: name }, select });
  const token = owner && tokens.find((one) => isCurrent(ctx, one, owner));
  return token ? { token, key: `${kind}:${owner.id}` } : undefined;
}

/**
 * Issues a device token. Returns null if the member's phone number is not verified or `version` is
 * no longer current.
 */
export async function issueDeviceToken(
  ctx: Context,
  tx: Pick<Transaction, '$queryRaw'>,
  { kind, id, version, isProved = false }: NewDevice,
): Promise<string | null> {
  const expected = version ?? null;
  const [issued] =
    kind === 'member'
      ? await tx.$queryRaw<Owner[]>`
          UPDATE members SET devices_issued = devices_issued + 1
          WHERE id = ${id} AND (phone_proved_at IS NOT NULL OR ${isProved})
            AND devices_version = coalesce(${expected}::int, devices_version)
          RETURNING id, devices_version, devices_issued`
      : await tx.$queryRaw<Owner[]>`
          UPDATE admins SET devices_issued = devices_issued + 1
          WHERE id = ${id} AND devices_version = coalesce(${expected}::int, devices_version)
          RETURNING id, devices_version, devices_issued`;
  if (!issued) return null;
  const endsAt = Math.floor(ctx.clock.now().getTime() / 1000) + DEVICE_TOKEN_VALID_SECONDS;
  const content = [issued.id, issued.devices_version, issued.devices_issued, endsAt].join('.');
  return `${content}.${ctx.signer.sign(PURPOSE, `${kind} ${content}`).toString('base64url')}`;
}

export function addKnownDevices(ctx: Context, devices: readonly (string | undefined)[]): Context {
  return { ...ctx, origin: { ...ctx.origin, devices: devices.filter((device) => device !== undefined) } };
}

function isCurrent({ clock }: Context, token: string, owner: Owner): boolean {
  const content = token.slice(0, token.lastIndexOf('.'));
  const [id, version, number = 0, endsAt = OLD_DEVICE_TOKENS_END / 1000] = content.split('.').map(Number);
  return (
    id === owner.id &&
    version === owner.devices_version &&
    number > owner.devices_issued - MAX_KNOWN_DEVICES &&
    clock.now().getTime() < endsAt * 1000
  );
}

function isSigned(ctx: Context, kind: ThrottledAccount['kind'], token: string): boolean {
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  return end > 0 && ctx.signer.verify(PURPOSE, `${kind} ${token.slice(0, end)}`, signature);
}
