import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { requireAnyAdmin, requireReauthForOwnSecondFactors } from './require-admin';
import { createPasskeyChallenge, consumePasskeyChallenge } from './passkey-challenge.server';
import type { addPasskeySchema } from './schemas';
import { untranslated } from '~/i18n/messages/message';

const MAX_PASSKEYS = 20;

const REFUSED = untranslated('This passkey was not accepted. Please try again.');

/** Loads the library on first use, because it is large and only staff need it. */
const loadLibrary = () => import('@simplewebauthn/server');

/** WebAuthn limits credential ids to 1,023 bytes, which are 1,364 characters in base64url. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/;

/** Returns the options that a browser needs to create a passkey for the acting admin. */
export async function createPasskeyRegistrationOptions(ctx: Context): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { adminId } = requireAnyAdmin(ctx);
  const { username, name, passkeys } = await ctx.db.admin.findUniqueOrThrow({
    where: { id: adminId },
    select: { username: true, name: true, passkeys: { select: { credential_id: true } } },
  });
  const { generateRegistrationOptions } = await loadLibrary();
  return generateRegistrationOptions({
    rpName: ctx.brand.name,
    rpID: getRelyingParty(ctx).hostname,
    userID: Uint8Array.from(Buffer.from(`admin-${adminId}`)),
    userName: username,
    userDisplayName: name,
    challenge: createPasskeyChallenge(ctx, `registration ${adminId}`),
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function createPasskeyLoginOptions(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: getRelyingParty(ctx).hostname,
    challenge: createPasskeyChallenge(ctx, 'proof'),
    userVerification: 'required',
  });
}

/**
 * Stores a new passkey of the acting admin. Throws `invalid` if the response cannot be verified,
 * and `conflict` if the passkey is already registered or the admin has the maximum number of
 * passkeys.
 */
export async function addPasskey(ctx: Context, { name, passkey }: z.output<typeof addPasskeySchema>): Promise<void> {
  const { adminId } = requireReauthForOwnSecondFactors(ctx);
  const { origin, hostname } = getRelyingParty(ctx);
  const response = readCredential(passkey) as RegistrationResponseJSON | null;
  if (!response) throw createInvalidFieldError('passkey', REFUSED);
  const { verifyRegistrationResponse } = await loadLibrary();
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => consumePasskeyChallenge(ctx, `registration ${adminId}`, challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
  }).catch(() => null);
  if (!checked?.verified) throw createInvalidFieldError('passkey', REFUSED);
  const { id, publicKey, counter, ...browser } = checked.registrationInfo.credential;
  const transports = transportNames.parse(browser.transports);
  await ctx.db.$transaction(async (tx) => {
    const passkeyCount = await tx.adminPasskey.count({ where: { admin_id: adminId } });
    if (passkeyCount >= MAX_PASSKEYS)
      throw new DomainError('conflict', untranslated(`You have ${MAX_PASSKEYS} passkeys. Remove one first.`));
    const { count } = await tx.adminPasskey.createMany({
      data: [
        {
          admin_id: adminId,
          credential_id: id,
          public_key: publicKey,
          counter,
          transports,
          name,
          created_at: ctx.clock.now(),
        },
      ],
      skipDuplicates: true,
    });
    if (count === 0) throw new DomainError('conflict', untranslated('This passkey is known already.'));
    await recordAuditEntry(ctx, tx, {
      action: 'admin.passkey_added',
      subject: { kind: 'admin', id: adminId },
      after: { name },
    });
  });
}

/**
 * Returns the id of the admin whose passkey signed this response. Returns null if the passkey is
 * unknown, or the response is invalid or was used before.
 */
export async function verifyPasskeyResponse(ctx: Context, answer: string): Promise<number | null> {
  const response = readCredential(answer) as AuthenticationResponseJSON | null;
  const known = response && (await ctx.db.adminPasskey.findUnique({ where: { credential_id: response.id } }));
  if (!known) return null;
  const { origin, hostname } = getRelyingParty(ctx);
  const { verifyAuthenticationResponse } = await loadLibrary();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => consumePasskeyChallenge(ctx, 'proof', challenge),
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: {
      id: known.credential_id,
      publicKey: known.public_key,
      counter: Number(known.counter),
    },
  }).catch(() => null);
  if (!checked?.verified) return null;
  await ctx.db.adminPasskey.updateMany({
    where: { id: known.id },
    data: { counter: checked.authenticationInfo.newCounter, last_used_at: ctx.clock.now() },
  });
  return known.admin_id;
}

function getRelyingParty({ publicUrl }: Pick<Context, 'publicUrl'>): URL {
  return new URL(publicUrl);
}

/** Passkey transports, which the library copies from the response without validation. */
const transportNames = z.array(z.string().max(20)).max(10).catch([]);

const credential = z.looseObject({ id: z.string().regex(CREDENTIAL_ID) });

/**
 * Parses a passkey response. Returns null for input that no browser would send. Only the id is
 * validated here, because the library checks the remaining fields.
 */
function readCredential(text: string): { id: string } | null {
  try {
    return credential.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
