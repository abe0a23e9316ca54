import type { describeEn } from './describe-en.ts';

/** Ce qu’il y a sur la table, en français. */
export const describeFr: typeof describeEn = {
  age: 'Royaumes Sauvages, âge {age} sur III.',
  // Où en est la partie
  choosingHouses: 'Les Maisons se choisissent.',
  turn: 'C’est à {who} de jouer.',
  rallyOpen: 'On peut encore rallier.',
  rallyShut: 'Plus personne ne peut rallier dans cet âge.',
  scoring: 'Les royaumes sont décomptés ; c’est le tour de {kingdom}.',
  won: 'La partie est finie : {who} [a|avez] gagné.',
  wonTogether: 'La partie est finie : {who} [ont|avez] gagné.',
  // Qui joue
  leads: '{who} [mène|menez] la {house}.',
  rival: 'L’adversaire fictif joue au niveau « {level} ».',
  supply: '{who} [a|avez] {points} {points|point|points} et {cubes} {cubes|cube|cubes} à placer.',
  reinforcements: '{who} [garde|gardez] {n} {n|renfort|renforts}.',
  passedChoice: '{who} [a|avez] passé pour cet âge.',
  passedCapital: '{who} [a|avez] pris une capitale et ne [joue|jouez] plus dans cet âge.',
  passedNoCube: '{who} n’[a|avez] plus de cube et ne [joue|jouez] plus dans cet âge.',
  rivalOut: 'L’adversaire fictif ne joue plus dans cet âge.',
  left: '{who} [a|avez] quitté la table.',
  hand: '{who} [a|avez] en main {cards}.',
  handCount: '{who} [a|avez] {n} {n|carte|cartes} en main.',
  handEmpty: '{who} n’[a|avez] aucune carte en main.',
  passTiles: '{who} [a|avez] {n|la tuile|les tuiles} Premier à Passer {values}.',
  passTilesHidden: '{who} [a|avez] {n} {n|tuile|tuiles} Premier à Passer, face cachée.',
  bonus: 'Bonus de l’adversaire fictif, face visible : {cards}.',
  // Un royaume
  open: '{kingdom} : {n} {n|territoire libre|territoires libres} avant la capitale.',
  capitalNext: '{kingdom} : il ne reste que la capitale.',
  closed: '{kingdom} : fermé, la capitale est à {who}.',
  decree: 'Décret de {kingdom}, « {decree} » : {text}',
  column: 'Cartes jouées là, de la plus ancienne à la plus récente : {cards}.',
  columnEmpty: 'Aucune carte n’y est jouée.',
  present: 'Présents là : {counts}.',
  cubesOf: '{who} avec {n} {n|cube|cubes}',
  council: 'Au conseil : {who}.',
  tile: 'Sa tuile de majorité vaut {n} {n|point|points}.',
  scored: 'Il est déjà décompté pour cet âge.',
  // Le centre, une bataille
  pile: 'La pioche compte {n} {n|carte|cartes}, la défausse {discarded} {discarded|carte|cartes}.',
  reserve: 'Il reste {n} {n|renfort|renforts} en réserve.',
  battle: 'Bataille pour {kingdom}, manche {round} : {who}.',
  shown: '{who} [montre|montrez] {card}.',
  shownBoosted: '{who} [montre|montrez] {card} avec {n} {n|renfort|renforts}.',
};
