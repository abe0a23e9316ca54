import { DEVICES } from '@tablee/protocol/devices.ts';
import type { Request, Router } from 'express';
import { Refusal } from '../refusal.ts';
import { ALLOWANCES } from '../sockets/allowances.ts';
import { TokenBuckets } from '../sockets/token-bucket.ts';
import type { Devices } from './devices.ts';
import { addressOf, type Identity, type Proof } from './identity.ts';
import { JsonRoutes } from './json-routes.ts';

/** The requests about the devices one is signed in on. */
export class DeviceRoutes {
  readonly router: Router;
  readonly #identity: Identity;
  readonly #isLimited: (request: Request) => boolean;
  readonly #asked = new TokenBuckets(ALLOWANCES.devices);

  constructor(parts: {
    devices: Devices;
    identity: Identity;
    publicUrl: string | null;
    isLimited: (address: string) => boolean;
  }) {
    const { devices, publicUrl } = parts;
    this.#identity = parts.identity;
    this.#isLimited = (request) => parts.isLimited(addressOf(request, publicUrl));
    const routes = new JsonRoutes(DEVICES, publicUrl);
    this.router = routes.router;
    routes.serve('/api/devices', async (_, request) => ({
      devices: await devices.list(this.#proof(request)),
    }));
    routes.serve('/api/devices/end', async ({ id }, request) => {
      await devices.end(this.#proof(request), id);
      return {};
    });
    routes.serve('/api/devices/end-others', async (_, request) => {
      await devices.endOthers(this.#proof(request));
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
