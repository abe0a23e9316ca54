/** The 15 majority tiles (ROY-2.5). */
export const MAJORITY_TILES: readonly number[] = [5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 10];

/** The First to Pass tiles; one of them takes no part (ROY-2.6). */
export const FIRST_TO_PASS_TILES: readonly number[] = [2, 3, 4, 5];

export const SECOND_PLACE = 3;
export const THIRD_PLACE = 1;

export const REINFORCEMENTS = 18;
/** The bonus of one reinforcement to a creature (ROY-10.10). */
export const REINFORCEMENT_BONUS = 2;

export const CUBES = 18;
export const HAND_SIZE = 4;
