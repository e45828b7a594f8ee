import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { Form, UploadFields } from '~/http/files/form.server';
import type { Message } from '~/i18n/messages/say';

/** An answer whose message may be one that pages say in other languages; calls answer it in English. */
type Spoken<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { message: string | Message }
  : Answer;

/** `none`: anybody. `optional`: anybody, and whoever sends a token is known. `member` and `admin`: a live session of that kind as bearer token. */
export type Access = 'none' | 'optional' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Endpoint<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
> {
  /** What it does, in a few words. */
  summary: string;
  access: Access;
  /** Of staff, who has one of these may: told before the body is read, and decided once more by the command that names them. */
  permissions?: readonly Permission[];
  /** What the others are told, where the specification has words of its own for it. */
  forbiddenMessage?: Message;
  /** What somebody without a live session is told, where the specification has words of its own for it. */
  unauthenticatedMessage?: Message;
  body?: Body;
  query?: Query;
  /** The body is a multipart form, and these fields of it carry files. */
  upload?: Fields;
  /** The status of a success; 200 unless said otherwise. */
  status?: number;
  /** What a success answers beside `success`. */
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

/** What a route module exports, with the calls that it answers, from which the API is described. */
export interface ApiHandler {
  (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
  endpoints: Endpoints;
}
