import { DEVICES } from '@tablee/protocol/devices.ts';
import type { Request, Router } from 'express';
import { ALLOWANCES } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Tables } from '../tables/tables.ts';
import type { Devices } from './devices.ts';
import type { AddressOf, Identity, Proof } from './identity.ts';
import { JsonRoutes } from './json-routes.ts';
import type { Passes } from './passes.ts';

/** The requests about the user's devices, and about all their stored data. */
export class DeviceRoutes {
  readonly router: Router;
  readonly #identity: Identity;
  readonly #isLimited: (request: Request) => boolean;
  readonly #asked = new TokenBuckets(ALLOWANCES.devices);

  constructor(parts: {
    devices: Devices;
    tables: Tables;
    passes: Passes;
    identity: Identity;
    publicUrl: string | null;
    addressOf: AddressOf;
    isLimited: (address: string) => boolean;
  }) {
    const { devices, tables, passes, publicUrl } = parts;
    this.#identity = parts.identity;
    this.#isLimited = (request) => parts.isLimited(parts.addressOf(request));
    const routes = new JsonRoutes(DEVICES, publicUrl);
    this.router = routes.router;
    routes.serve('/api/devices', async (_, request) => ({
      devices: await devices.list(this.#proof(request)),
    }));
    routes.serve('/api/devices/end', async ({ id }, request) => {
      const proof = this.#proof(request);
      // The one that goes may have made a pass to come back by.
      await passes.end(proof.user);
      await devices.end(proof, id);
      return {};
    });
    routes.serve('/api/devices/end-others', async (_, request) => {
      const proof = this.#proof(request);
      await passes.end(proof.user);
      await devices.endOthers(proof);
      return {};
    });
    routes.serve('/api/forget-me', async (_, request, response) => {
      const proof = this.#proof(request);
      const { user } = proof;
      await passes.end(user);
      await tables.forget(user);
      // After what may fail: until then they can ask again.
      await devices.endAll(proof);
      // Another device of theirs may have come in again meanwhile; now none can.
      await tables.forget(user);
      await devices.forget(user);
      response.appendHeader('Set-Cookie', this.#identity.endedCookie(request));
      return {};
    });
  }

  sweep(): void {
    this.#asked.sweep();
  }

  #proof(request: Request): Proof {
    const proof = this.#identity.proofOf(request);
    if (proof === null) throw new Refusal('noIdentity');
    if (this.#isLimited(request) && !this.#asked.take(proof.user)) throw new Refusal('tooFast');
    return proof;
  }
}
