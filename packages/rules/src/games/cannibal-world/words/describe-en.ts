/** What lies on the table, in English. */
export const describeEn = {
  mode: 'Mode: {mode}.',
  game: 'Game {n} of the match.',
  phase: '{phase}.',
  turn: 'Turn {n}: {who} to play.',
  won: 'The match is over: {reason}. {n|Winner|Winners}: {who}.',
  drawn: 'The match is over: {reason}. Nobody wins.',
  // A camp
  wins: '[Games won by {who}|Games you have won]: {n}.',
  habitat: '[Habitat of {who}|Your Habitat]: {name}, {n} {n|token|tokens} out of 3.',
  hunt: '[Hunt of {who}|Your Hunt]: {creatures}.',
  covert: '[Covert of {who}|Your Covert]: {creatures}.',
  noCreatures: 'No creature in play for {who}.',
  // A player
  faction: '[Faction of {who}|Your faction]: {faction}.',
  handCards: '[Hand of {who}|Your hand]: {cards}.',
  hand: '[Hand of {who}|Your hand]: {count} {count|card|cards}.',
  noHand: '[Hand of {who}|Your hand]: no card.',
  holding: 'Before {who}: {things}.',
  heldMeat: '{count} meat {count|token|tokens}',
  heldMain: '{count} {count|card|cards} in the main deck',
  heldReinforcement: '{count} {count|card|cards} in the Reinforcements',
  heldDiscard: '{count} {count|card|cards} discarded',
  reinforcement: 'Your Reinforcements: {cards}.',
  exhausted: '{who} [has|have] nothing left to draw.',
  pillaged: '{who} [has|have] pillaged this turn.',
  gave: '{who} [has|have] given meat this turn.',
  // Things
  creature: '{card} ({facts})',
  owned: '[of {who}|yours]',
  abilities: '{n|ability|abilities}: {abilities}',
  used: '{n|used ability|used abilities}: {abilities}',
  copies: '{card} ({n} copies)',
  // What all share
  combat: 'Combat under way: {attacker} against {target}.',
  assault: 'Assault under way: {attacker}, {ability} at {target}.',
  assaultByAction: 'Assault under way: {ability} at {target}.',
};
