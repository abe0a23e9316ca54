/** Code of the error when data was written by a newer server. */
export const NEWER_SCHEMA = 'TABLEE_NEWER_SCHEMA';

export const newerSchema = (version: number): Error =>
  Object.assign(new Error(`the data was written by a newer server (schema ${version})`), {
    code: NEWER_SCHEMA,
  });
