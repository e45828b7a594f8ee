import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { Form, UploadFields } from '~/http/files/form.server';
import type { Message } from '~/i18n/messages/say';

/** An answer whose message pages say in other languages; calls answer it in English. */
type Spoken<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { message: string | Message }
  : Answer;

/** `optional`: anybody; a token makes them known. `member`, `admin`: a live bearer token. */
export type Access = 'none' | 'optional' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Endpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
> {
  summary: string;
  access: Access;
  /** Any of these will do; checked before the body is read, and again by the command. */
  permissions?: readonly Permission[];
  forbiddenMessage?: Message;
  unauthenticatedMessage?: Message;
  body?: Body;
  query?: Query;
  /** Makes the body a multipart form, with files in these fields. */
  upload?: Fields;
  /** 200 unless said otherwise. */
  status?: number;
  /** Beside `success`. */
  response: Answer;
  handle: (input: {
    ctx: Context;
    body: z.output<Body>;
    query: z.output<Query>;
    files: Form<Fields>['files'];
    params: Record<string, string | undefined>;
    request: Request;
  }) => Promise<Spoken<z.input<Answer>>>;
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, UploadFields, z.ZodObject>;

/** Describes one call: who may make it, what it reads, what it answers. */
export function endpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
>(definition: Endpoint<Body, Query, Fields, Answer>): AnyEndpoint {
  return definition as unknown as AnyEndpoint;
}

export type Endpoints = Partial<Record<Method, AnyEndpoint>>;

/** What a route module exports; the description of the API is made from its endpoints. */
export interface ApiHandler {
  (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
  endpoints: Endpoints;
}
