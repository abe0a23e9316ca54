import { BadSetting, type Config } from './config.ts';
import { codesOf } from './fault-codes.ts';
import { DamagedKey } from './http/identity.ts';
import { FolderTaken } from './store/folder-lock.ts';
import { NEWER_SCHEMA } from './store/migrations.ts';
import { primaryOf, SQLITE } from './store/sqlite-codes.ts';

/** With what the process ends, for a service manager to tell what may pass from what will not (after sysexits.h). */
export const EXIT = {
  fault: 1,
  damagedData: 65,
  portTaken: 69,
  disk: 74,
  folderTaken: 75,
  noPermission: 77,
  badSetting: 78,
} as const;

interface StartFailure {
  readonly exit: number;
  /** One line for whoever starts the server. */
  readonly reason: string;
}

/** Why a server cannot open, if the reason lies outside of it. */
export function startFailureOf(error: unknown, config?: Config): StartFailure | null {
  if (error instanceof BadSetting) return { exit: EXIT.badSetting, reason: error.message };
  if (!(error instanceof Error) || config === undefined) return null;
  const { dataDir, host, port } = config;
  if (error instanceof FolderTaken) {
    const reason = `another server keeps its rooms in ${dataDir}; stop it, or choose another folder with DATA_DIR`;
    return { exit: EXIT.folderTaken, reason };
  }
  if (error instanceof DamagedKey) {
    const reason = `${dataDir}/identity.key is damaged; put its backup back (a new one locks everybody out of their seats)`;
    return { exit: EXIT.damagedData, reason };
  }
  const { code, errstr, syscall } = codesOf(error);
  if (code === NEWER_SCHEMA) {
    const reason = `${dataDir} was written by a newer server; start that one, or put a backup back`;
    return { exit: EXIT.damagedData, reason };
  }
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      const reason = `port ${port} is taken; choose another with PORT`;
      return { exit: EXIT.portTaken, reason };
    }
    if (code === 'EADDRNOTAVAIL') {
      return { exit: EXIT.badSetting, reason: `HOST ${host} is not an address of this machine` };
    }
    if (code === 'EACCES') {
      return { exit: EXIT.noPermission, reason: `no permission for port ${port}` };
    }
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
