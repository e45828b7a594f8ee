import { randomBytes } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { sameBytes } from '~/lib/same-bytes';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';
import { DomainError, invalidField } from '../errors';
import { anyAdmin, provenSelf } from './acting-admin';
import { STEP_SECONDS } from './proof-policy';
import type { addPasskeySchema } from './schemas';
import { english } from '~/i18n/messages/say';

/** Nobody keeps more devices than this in use. */
const MOST_PASSKEYS = 20;

const REFUSED = english('This passkey was not accepted. Please try again.');

const ONCE = { name: 'passkey-challenge', times: 1, seconds: STEP_SECONDS, scope: 'shared' } as const;

/** WebAuthn's ids are of 1023 bytes at most. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

const MOMENT_BYTES = 6;
const SALT_BYTES = 16;

/** What a browser needs to make a passkey for the acting admin. */
export async function passkeyRegistration(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { adminId } = anyAdmin(ctx);
  const { username, name, passkeys } = await ctx.db.admin.findUniqueOrThrow({
    where: { id: adminId },
    select: { username: true, name: true, passkeys: { select: { credential_id: true } } },
  });
  return generateRegistrationOptions({
    rpName: ctx.brand.name,
    rpID: siteOf(ctx).hostname,
    userID: Uint8Array.from(Buffer.from(`admin-${adminId}`)),
    userName: username,
    userDisplayName: name,
    challenge: newChallenge(ctx, `registration ${adminId}`),
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser needs to have a passkey prove who holds it. */
export function passkeyRequest(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: siteOf(ctx).hostname,
    challenge: newChallenge(ctx, 'proof'),
    userVerification: 'required',
  });
}

/** Keeps a passkey that the acting admin's browser made. Throws invalid when it does not hold, conflict when it is known. */
export async function addPasskey(ctx: Context, { name, passkey }: z.output<typeof addPasskeySchema>): Promise<void> {
  const { adminId } = provenSelf(ctx);
  const { origin, hostname } = siteOf(ctx);
  const response = readJson<RegistrationResponseJSON>(passkey);
  if (!response) throw invalidField('passkey', REFUSED);
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ctx, `registration ${adminId}`, challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
  }).catch(() => null);
  if (!checked?.verified) throw invalidField('passkey', REFUSED);
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  await ctx.db.$transaction(async (tx) => {
    const held = await tx.adminPasskey.count({ where: { admin_id: adminId } });
    if (held >= MOST_PASSKEYS)
      throw new DomainError('conflict', english(`You have ${MOST_PASSKEYS} passkeys. Remove one first.`));
    const { count } = await tx.adminPasskey.createMany({
      data: [
        {
          ...{ admin_id: adminId, credential_id: id, public_key: publicKey, counter, transports, name },
          created_at: ctx.clock.now(),
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('conflict', english('This passkey is known already.'));
    await recordAudit(ctx, tx, {
      action: 'admin.passkey_added',
      subject: { kind: 'admin', id: adminId },
      after: { name },
    });
  });
}

/** Takes one of the acting admin's passkeys away. */
export async function removePasskey(ctx: Context, id: bigint): Promise<void> {
  const { adminId } = provenSelf(ctx);
  await ctx.db.$transaction(async (tx) => {
    const where = { id, admin_id: adminId };
    const [gone] = await tx.adminPasskey.findMany({ where, select: { name: true } });
    const { count } = await tx.adminPasskey.deleteMany({ where });
    if (!gone || count === 0) return;
    await recordAudit(ctx, tx, {
      action: 'admin.passkey_removed',
      subject: { kind: 'admin', id: adminId },
      before: gone,
    });
  });
}

/** Whose passkey has signed this answer, as a browser gives it in JSON; null when it is nobody's or was used already. */
export async function ownerOfPasskey(ctx: Context, answer: string): Promise<number | null> {
  const response = readJson<AuthenticationResponseJSON>(answer);
  const id = String(response?.id);
  const known =
    response && CREDENTIAL_ID.test(id) && (await ctx.db.adminPasskey.findUnique({ where: { credential_id: id } }));
  if (!known) return null;
  const { origin, hostname } = siteOf(ctx);
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ctx, 'proof', challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: {
      id: known.credential_id,
      publicKey: known.public_key,
      counter: Number(known.counter),
      transports: known.transports as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  await ctx.db.adminPasskey.updateMany({
    where: { id: known.id },
    data: { counter: checked.authenticationInfo.newCounter, last_used_at: ctx.clock.now() },
  });
  return known.admin_id;
}

function siteOf({ publicUrl }: Pick<Context, 'publicUrl'>): URL {
  return new URL(publicUrl);
}

/** What a browser gave as JSON, which the library judges; null when it is none. */
function readJson<Response>(text: string): Response | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Response) : null;
  } catch {
    return null;
  }
}

/** A moment, a salt and a keyed hash of both: nothing is stored until it comes back. */
function newChallenge(ctx: Context, purpose: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(MOMENT_BYTES + SALT_BYTES);
  head.writeUIntBE(Math.floor(ctx.clock.now().getTime() / 1000), 0, MOMENT_BYTES);
  randomBytes(SALT_BYTES).copy(head, MOMENT_BYTES);
  return Uint8Array.from(Buffer.concat([head, proofOf(ctx, purpose, head)]));
}

/** Whether a challenge is ours, still young, and comes back for the first time. */
async function takeChallenge(ctx: Context, purpose: string, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, MOMENT_BYTES + SALT_BYTES);
  if (head.length < MOMENT_BYTES + SALT_BYTES) return false;
  if (!sameBytes(bytes.subarray(head.length), proofOf(ctx, purpose, head))) return false;
  const ageSeconds = ctx.clock.now().getTime() / 1000 - head.readUIntBE(0, MOMENT_BYTES);
  if (ageSeconds > STEP_SECONDS) return false;
  return ctx.limits.take(ONCE, challenge).then(
    () => true,
    () => false,
  );
}

function proofOf(ctx: Context, purpose: string, head: Uint8Array): Buffer {
  return ctx.keyedHash('passkey-challenge', Buffer.concat([Buffer.from(`${purpose}\n`), head]));
}
