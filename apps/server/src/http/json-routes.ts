import type { ErrorCode } from '@tablee/protocol/errors.ts';
import express, { type Request, type Response, type Router } from 'express';
import { Refusal } from '../refusal.ts';
import { isSameOrigin } from './identity.ts';

/** Statuses of refusals other than 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  noIdentity: 403,
  notInRoom: 403,
  noSuchRoom: 404,
  noSuchDevice: 404,
  passUnknown: 404,
  passUsed: 410,
  passExpired: 410,
  tooFast: 429,
  // Misdirected request: another node can answer it.
  elsewhere: 421,
};

interface Schema<T> {
  parse(value: unknown): T;
  safeParse(value: unknown): { readonly success: boolean; readonly data?: T };
}

interface Schemas {
  readonly [path: string]: { readonly request: Schema<unknown>; readonly reply: Schema<unknown> };
}

type Of<S> = S extends Schema<infer T> ? T : never;

/** Requests by HTTP: each a POST of one JSON object, from our own pages alone, answered with one or with a refusal. */
export class JsonRoutes<All extends Schemas> {
  readonly router: Router = express.Router();
  readonly #schemas: All;
  readonly #publicUrl: string | null;

  constructor(schemas: All, publicUrl: string | null) {
    this.#schemas = schemas;
    this.#publicUrl = publicUrl;
    this.router.use(Object.keys(schemas), express.json({ limit: '1kb' }));
  }

  serve<Path extends keyof All & string>(
    path: Path,
    handler: (
      asked: Of<All[Path]['request']>,
      request: Request,
      response: Response,
    ) => Promise<Of<All[Path]['reply']>>,
  ): void {
    const schemas = this.#schemas[path] as All[Path];
    this.router.post(path, async (request, response) => {
      try {
        if (!isSameOrigin(request, this.#publicUrl)) throw new Refusal('noIdentity');
        const asked = schemas.request.safeParse(request.body);
        if (!asked.success) throw new Refusal('badMessage');
        const data = asked.data as Of<All[Path]['request']>;
        response.json(schemas.reply.parse(await handler(data, request, response)));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code, at } = error.problem;
        const where = at === undefined ? {} : { at };
        response.status(STATUS[code] ?? 400).json({ error: code, ...where });
      }
    });
  }
}
