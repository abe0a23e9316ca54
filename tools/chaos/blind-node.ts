import { PostgresLeases } from '../../apps/server/src/placement/postgres-leases.ts';

// A node that believes for ever that its rooms are here: what it does all the same is for the store to refuse.
const { open } = PostgresLeases;
PostgresLeases.open = async (options) => {
  const leases = await open(options);
  Object.defineProperty(leases, 'isSure', { get: () => true });
  Object.defineProperty(leases, 'onLost', { get: () => () => {}, set: () => {} });
  return leases;
};
