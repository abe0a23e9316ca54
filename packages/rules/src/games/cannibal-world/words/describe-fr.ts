import type { describeEn } from './describe-en.ts';

/** Ce qu’il y a sur la table, en français. */
export const describeFr: typeof describeEn = {
  mode: 'Mode : {mode}.',
  game: 'Partie {n} du match.',
  phase: '{phase}.',
  turn: 'Tour {n} : à {who} de jouer.',
  won: 'Le match est fini : {reason}. {n|Vainqueur|Vainqueurs} : {who}.',
  drawn: 'Le match est fini : {reason}. Personne ne gagne.',
  // Un camp
  wins: '[Parties gagnées par {who}|Vos parties gagnées] : {n}.',
  habitat: '[Habitat de {who}|Votre Habitat] : {name}, {n} {n|jeton|jetons} sur 3.',
  hunt: '[Chasse de {who}|Votre Chasse] : {creatures}.',
  covert: '[Couvert de {who}|Votre Couvert] : {creatures}.',
  noCreatures: 'Aucune créature en jeu pour {who}.',
  // Une personne
  faction: '[Faction de {who}|Votre faction] : {faction}.',
  noFaction: '[Le paquet de {who}|Votre paquet] n’a pas encore été montré.',
  handCards: '[Main de {who}|Votre main] : {cards}.',
  hand: '[Main de {who}|Votre main] : {count} {count|carte|cartes}.',
  noHand: '[Main de {who}|Votre main] : aucune carte.',
  holding: 'Devant {who} : {things}.',
  heldMeat: '{count} {count|jeton|jetons} Viande',
  heldMain: '{count} {count|carte|cartes} dans le paquet principal',
  heldReinforcement: '{count} {count|carte|cartes} dans les Renforts',
  heldDiscard: '{count} {count|carte défaussée|cartes défaussées}',
  reinforcement: 'Vos Renforts : {cards}.',
  exhausted: '{who} [n’a|n’avez] plus rien à piocher.',
  pillaged: '{who} [a|avez] pillé ce tour.',
  gave: '{who} [a|avez] donné de la viande ce tour.',
  // Les choses
  creature: '{card} ({facts})',
  owned: '[de {who}|à vous]',
  abilities: '{n|capacité|capacités} : {abilities}',
  used: '{n|capacité utilisée|capacités utilisées} : {abilities}',
  copies: '{card} ({n} exemplaires)',
  // Ce que tous partagent
  combat: 'Combat en cours : {attacker} contre {target}.',
  assault: 'Assaut en cours : {attacker}, {ability} sur {target}.',
  assaultByAction: 'Assaut en cours : {ability} sur {target}.',
};
