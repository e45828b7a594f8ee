import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { ParsedForm, UploadFields } from '~/http/files/form.server';
import type { Message } from '~/i18n/messages/message';

/**
 * A response whose message may still be untranslated. Pages translate it, and the API returns it in
 * English.
 */
type Spoken<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { message: string | Message }
  : Answer;

/**
 * Access to an endpoint. `member` and `admin` require a valid bearer token; with `optional`, a
 * token is accepted but not required.
 */
export type EndpointAccess = 'none' | 'optional' | 'member' | 'admin';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Endpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
> {
  summary: string;
  access: EndpointAccess;
  /**
   * The account needs at least one of these permissions. They are checked before the body is read,
   * and again by the command.
   */
  permissions?: readonly Permission[];
  forbiddenMessage?: Message;
  unauthenticatedMessage?: Message;
  body?: Body;
  query?: Query;
  /** File fields of the endpoint. If set, the body must be a multipart form. */
  upload?: Fields;
  /** HTTP status of a successful response. The default is 200. */
  status?: number;
  /** The fields of the response in addition to `success`. */
  response: Answer;
  handle: (input: {
    ctx: Context;
    body: z.output<Body>;
    query: z.output<Query>;
    files: ParsedForm<Fields>['files'];
    params: Record<string, string | undefined>;
    request: Request;
  }) => Promise<Spoken<z.input<Answer>>>;
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, UploadFields, z.ZodObject>;

/** Defines one API endpoint: access, input, response and handler. */
export function defineEndpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
>(definition: Endpoint<Body, Query, Fields, Answer>): AnyEndpoint {
  return definition as unknown as AnyEndpoint;
}

export type Endpoints = Partial<Record<HttpMethod, AnyEndpoint>>;

/** Loader or action of an API route. The API description is generated from its endpoints. */
export interface ApiHandler {
  (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
  endpoints: Endpoints;
}
