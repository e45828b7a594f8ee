import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import type { Permission } from '~/domain/admins/policy';
import type { Context } from '~/domain/context';
import type { Upload, UploadFields } from './upload.server';

/** `none`: anybody. `optional`: anybody, and whoever sends a token is known. `member` and `admin`: a live session of that kind as bearer token. */
export type Access = 'none' | 'optional' | 'member' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Call<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
> {
  /** What it does, in a few words. */
  summary: string;
  access: Access;
  /** Of staff, who may make the call: told before the body is looked at, and decided once more by the command. */
  permission?: Permission;
  /** What somebody without a live session is told, where the specification has words of its own for it. */
  unauthenticatedMessage?: string;
  body?: Body;
  query?: Query;
  /** The body is a multipart form, and these fields of it carry files. */
  upload?: Fields;
  /** The status of a success; 200 unless said otherwise. */
  status?: number;
  /** What a success answers beside `success`. */
  answer: Answer;
  handle: (input: {
    ctx: Context;
    body: z.output<Body>;
    query: z.output<Query>;
    files: Upload<Fields>['files'];
    params: Record<string, string | undefined>;
    request: Request;
  }) => Promise<z.input<Answer>>;
}

export type AnyCall = Call<z.ZodType, z.ZodType, UploadFields, z.ZodObject>;

/** Describes one call: who may make it, what it reads, what it answers. */
export function call<
  Body extends z.ZodType,
  Query extends z.ZodType,
  Fields extends UploadFields,
  Answer extends z.ZodObject,
>(definition: Call<Body, Query, Fields, Answer>): AnyCall {
  return definition as unknown as AnyCall;
}

export type Calls = Partial<Record<Method, AnyCall>>;

/** What a route module exports, with the calls that it answers, from which the API is described. */
export interface ApiHandler {
  (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response>;
  calls: Calls;
}
