/** The players of the match on a table, by seat. */
export interface Played {
  readonly seats: readonly {
    readonly user: string | null;
    readonly bot: string | null;
    readonly left: boolean;
  }[];
}

/** Whether the player at a seat agrees. Bots agree to everything. */
export function agreesAt(match: Played, seat: number, agreed: readonly string[]): boolean {
  const occupant = match.seats[seat];
  if (occupant === undefined) return false;
  const { user, bot } = occupant;
  return bot !== null || (user !== null && agreed.includes(user));
}

/** Whether every player agrees; one who has left has nothing to agree to. `null`: no match, so nobody does. */
export const allAgree = (match: Played | null, agreed: readonly string[]): boolean =>
  match?.seats.every(({ left }, seat) => left || agreesAt(match, seat, agreed)) ?? false;
