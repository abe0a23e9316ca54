import { BadSetting, type Config } from './config.ts';
import { codesOf } from './fault-codes.ts';
import { DamagedKey } from './http/identity.ts';
import { FolderTaken } from './store/folder-lock.ts';
import { NEWER_SCHEMA } from './store/newer-schema.ts';
import { primaryOf, SQLITE } from './store/sqlite-codes.ts';
import { StoreFault } from './store/store.ts';

/** With what the process ends, for a service manager to tell what may pass from what will not (after sysexits.h). */
export const EXIT = {
  fault: 1,
  damagedData: 65,
  unavailable: 69,
  disk: 74,
  folderTaken: 75,
  noPermission: 77,
  badSetting: 78,
} as const;

interface StartFailure {
  readonly exit: number;
  /** One line for the person who starts the server. */
  readonly reason: string;
}

/** Why a server, or its operator's page, cannot listen at its address. */
function listenFailureOf(error: Error, config: Config): StartFailure | null {
  const { operator } = config;
  const asked = error as { readonly port?: unknown };
  const port = Number(asked.port ?? config.port);
  const isOperators = operator !== null && port === operator.port;
  const setting = isOperators ? 'OPERATOR_' : '';
  switch (codesOf(error).code) {
    case 'EADDRINUSE': {
      const reason = `port ${port} is taken; choose another with ${setting}PORT`;
      return { exit: EXIT.unavailable, reason };
    }
    case 'EADDRNOTAVAIL': {
      const host = isOperators ? operator.host : config.host;
      const reason = `${setting}HOST ${host} is not an address of this machine`;
      return { exit: EXIT.badSetting, reason };
    }
    case 'EACCES':
      return { exit: EXIT.noPermission, reason: `no permission for port ${port}` };
    default:
      return null;
  }
}

/** Why a server cannot open, if the reason lies outside of it. */
export function startFailureOf(error: unknown, config?: Config): StartFailure | null {
  if (error instanceof BadSetting) return { exit: EXIT.badSetting, reason: error.message };
  if (!(error instanceof Error) || config === undefined) return null;
  const { dataDir, databaseUrl, host } = config;
  if (error instanceof FolderTaken) {
    const reason = `another server keeps its rooms in ${dataDir}; stop it, or choose another folder with DATA_DIR`;
    return { exit: EXIT.folderTaken, reason };
  }
  if (error instanceof DamagedKey) {
    const key =
      databaseUrl === null ? `${dataDir}/identity.key` : 'the identity key of the database';
    const reason = `${key} is damaged; put its backup back (a new one locks everybody out of their seats)`;
    return { exit: EXIT.damagedData, reason };
  }
  const { code, errstr, syscall } = codesOf(error);
  if (code === NEWER_SCHEMA) {
    const data = databaseUrl === null ? dataDir : 'the database';
    const reason = `${data} was written by a newer server; start that one, or put a backup back`;
    return { exit: EXIT.damagedData, reason };
  }
  if (databaseUrl !== null && error instanceof StoreFault) return databaseFailureOf(error);
  if (syscall === 'listen') {
    const failure = listenFailureOf(error, config);
    if (failure !== null) return failure;
  }
  if (syscall === 'getaddrinfo') {
    return { exit: EXIT.badSetting, reason: `HOST ${host} is no known address` };
  }
  switch (primaryOf(error)) {
    case SQLITE.readOnly:
    case SQLITE.cannotOpen:
      return { exit: EXIT.noPermission, reason: `${dataDir} cannot be written (${errstr})` };
    case SQLITE.corrupt:
    case SQLITE.notADatabase:
      return {
        exit: EXIT.damagedData,
        reason: `${dataDir}/tablee.db is damaged (${errstr}); put a backup back`,
      };
    case SQLITE.full:
    case SQLITE.inputOutput:
      return { exit: EXIT.disk, reason: `the disk of ${dataDir} does not do its part (${errstr})` };
  }
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return { exit: EXIT.noPermission, reason: `${dataDir} cannot be written (${code})` };
    case 'ENOSPC':
    case 'EIO':
      return { exit: EXIT.disk, reason: `the disk of ${dataDir} does not do its part (${code})` };
    default:
      return null;
  }
}

/** Its address is not told: it holds a password. */
function databaseFailureOf(error: StoreFault): StartFailure {
  const { code = '', errstr = 'it cannot be reached' } = codesOf(error);
  const reason = `the database of DATABASE_URL cannot be used: ${errstr} (${code})`;
  if (code.startsWith('3D')) return { exit: EXIT.badSetting, reason };
  if (code.startsWith('28') || code === '42501') return { exit: EXIT.noPermission, reason };
  return { exit: code === '53100' ? EXIT.disk : EXIT.unavailable, reason };
}
