/** Raised when an older client can no longer talk to the server. Sent by the client in the handshake's `auth`. */
export const PROTOCOL_VERSION = 2;
