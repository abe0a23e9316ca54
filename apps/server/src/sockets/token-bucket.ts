/** How much may happen at once, and how fast it comes back. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** A token bucket: `take` says whether one more is allowed now. */
export class TokenBucket {
  readonly #allowance: Allowance;
  #tokens: number;
  #at: number;

  constructor(allowance: Allowance, now: number = performance.now()) {
    this.#allowance = allowance;
    this.#tokens = allowance.burst;
    this.#at = now;
  }

  take(now: number = performance.now()): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  isEmpty(now: number = performance.now()): boolean {
    this.#refill(now);
    return this.#tokens < 1;
  }

  isFull(now: number = performance.now()): boolean {
    this.#refill(now);
    return this.#tokens >= this.#allowance.burst;
  }

  #refill(now: number): void {
    const { burst, perSecond } = this.#allowance;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** One bucket per key (a user, an address); full buckets are forgotten. */
export class TokenBuckets {
  readonly #allowance: Allowance;
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(allowance: Allowance) {
    this.#allowance = allowance;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string, now: number = performance.now()): boolean {
    return this.#of(key, now).take(now);
  }

  isEmpty(key: string): boolean {
    return this.#buckets.get(key)?.isEmpty() ?? false;
  }

  sweep(now: number = performance.now()): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  #of(key: string, now: number): TokenBucket {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      bucket = new TokenBucket(this.#allowance, now);
      this.#buckets.set(key, bucket);
    }
    return bucket;
  }
}
