import { PostgresLeases } from '../../apps/server/src/placement/postgres-leases.ts';

// A node that believes for ever that its rooms are here: the store has to refuse its writes.
const { open } = PostgresLeases;
PostgresLeases.open = async (options) => {
  const leases = await open(options);
  Object.defineProperty(leases, 'isSure', { get: () => true });
  Object.defineProperty(leases, 'onLost', { get: () => () => {}, set: () => {} });
  return leases;
};
