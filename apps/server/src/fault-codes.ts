/** The codes of the system or an engine for a fault: numbers and fixed words, no stored data. */
export interface FaultCodes {
  readonly code?: string;
  readonly errno?: number;
  readonly syscall?: string;
  readonly errcode?: number;
  readonly errstr?: string;
}

const WORDS = ['code', 'syscall', 'errstr'] as const;
const NUMBERS = ['errno', 'errcode'] as const;

/** The codes an error of Node or SQLite carries; the errors of the rules carry none. */
export function codesOf(error: Error): FaultCodes {
  const given = error as unknown as Record<string, unknown>;
  const codes: Record<string, string | number> = {};
  for (const key of WORDS) if (typeof given[key] === 'string') codes[key] = given[key];
  for (const key of NUMBERS) if (typeof given[key] === 'number') codes[key] = given[key];
  return codes;
}

/** Whether the system has refused something (a file, a descriptor): it may pass. */
export const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && codesOf(error).errno !== undefined;
