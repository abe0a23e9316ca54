/** Raised when an older client can no longer talk to the server. Sent by the client in the handshake's `auth`. */
export const PROTOCOL_VERSION = 3;

/** Clients of this version know nothing of rooms that move: they may come where there is one node alone. */
export const VERSION_OF_ONE_NODE = 2;
