import type { logEn } from './log-en.ts';

/** Les lignes du journal, en français. */
export const logFr: typeof logEn = {
  gameStarted: 'La partie commence : {count} Maisons autour de la table.',
  gameStartedSolo: 'La partie commence : {who} contre l’adversaire fictif.',
  ageStarted: 'L’âge {age} commence ; {who} [ouvre|ouvrez] le jeu.',
  turnStarted: '[Au tour de {who}|À vous de jouer]',
  houseChosen: '{who} [prend|prenez] la {house}.',
  claimed: '{who} [revendique|revendiquez] un territoire de {kingdom} avec {card}.',
  claimedCapital: '{who} [prend|prenez] la capitale de {kingdom} avec {card} !',
  claimedIgnored:
    '{who} [revendique|revendiquez] un territoire de {kingdom} avec {card} ; le décret, sans carte à regarder, est ignoré.',
  drew: '{who} [pioche|piochez] {count} {count|carte|cartes}.',
  drewCards: '{who} [pioche|piochez] {cards}.',
  pileRebuilt: 'La défausse mélangée forme une nouvelle pioche de {count} {count|carte|cartes}.',
  rallied: '{who} [rallie|ralliez] : +1 point.',
  discarded: '{who} [défausse|défaussez] {cards}.',
  passedChoice: '{who} [passe|passez] pour cet âge.',
  passedCapital: '{who} [occupe|occupez] une capitale et [sort|sortez] de cet âge.',
  passedNoCube: '{who} [n’a|n’avez] plus de cube et [passe|passez].',
  firstToPassTaken: '{who} [prend|prenez] une tuile Premier à Passer secrète.',
  firstToPassValue: '{who} [prend|prenez] une tuile Premier à Passer : {value}.',
  rallyClosed: 'Plus personne ne peut rallier dans cet âge.',
  rallySafetyReached: 'Trop de ralliements de suite : il faut revendiquer ou passer.',
  ageEnded: 'L’âge {age} s’achève. On compte les royaumes.',
  kingdomScoring: 'Décompte de {kingdom}, tuile {tile} : {counts}',
  kingdomEmpty: 'Décompte de {kingdom}, tuile {tile} : personne n’était présent.',
  battleStarted: 'Bataille pour {kingdom} : {who}.',
  battleRevealed: 'Les cartes se retournent : {cards}.',
  revealedOne: '{who} [montre|montrez] {card}',
  reinforcementPlayed:
    '{who} [ajoute|ajoutez] {amount} {amount|renfort|renforts} : [sa|votre] carte vaut {effective}.',
  reinforcementDeclined: '{who} [n’ajoute|n’ajoutez] aucun renfort.',
  battleRoundWon: '{who} [a|avez] la meilleure carte.',
  battleRoundTied: 'Égalité : {who} [continuent|continuez].',
  battleRoundEven: 'Égalité jusqu’à la dernière carte : {who}.',
  battleEnded: '{who} [gagne|gagnez] la bataille pour {kingdom}.',
  battleEndedReinforced:
    '{who} [gagne|gagnez] la bataille pour {kingdom}. Un renfort pour {losers}.',
  battleShared: 'Égalité parfaite : {who} [marquent|marquez] toute la tuile de {kingdom}.',
  soloRevealed: '{who} [montre|montrez] {card}, l’adversaire fictif montre {cards} : {result}.',
  won: 'bataille gagnée',
  lost: 'bataille perdue',
  tied: 'égalité',
  treatyOwner:
    'Paix à {kingdom} : {who} [occupe|occupez] la capitale et [prend|prenez] la première place.',
  treatyShared: 'Paix à {kingdom} : toutes les Maisons à égalité marquent la tuile.',
  scoredTile:
    '{who} [marque|marquez] {points} {points|point|points} pour la première place à {kingdom}.',
  scoredSecond:
    '{who} [marque|marquez] {points} {points|point|points} pour la deuxième place à {kingdom}.',
  scoredThird:
    '{who} [marque|marquez] {points} {points|point|points} pour la troisième place à {kingdom}.',
  scoredFirstToPass: '{who} [marque|marquez] {points} {points|point|points} de Premier à Passer.',
  scoredReinforcement:
    '{who} [marque|marquez] {points} {points|point|points} pour {points|le renfort gardé|les renforts gardés}.',
  tileRemoved: 'La tuile {tile} de {kingdom} quitte le jeu.',
  capitalToCouncil:
    '{who} [envoie|envoyez] le cube de [sa|votre] capitale au conseil de {kingdom}.',
  cubesRecovered: 'Chacun reprend ses cubes ; ceux des conseils restent.',
  firstFewest: '{who} [a|avez] le moins de points et [ouvre|ouvrez] l’âge suivant.',
  firstCapital:
    '{who} [ouvre|ouvrez] l’âge suivant : à points égaux, première capitale revendiquée.',
  firstEarliest: '{who} [ouvre|ouvrez] l’âge suivant : à points égaux, [a|avez] passé en premier.',
  firstRandom: 'Le sort [désigne {who}|vous désigne] pour ouvrir.',
  firstAgreed: 'La table a choisi : {who} [ouvre|ouvrez] le jeu.',
  firstToPassRevealed:
    '{who} [retourne|retournez] {count|une tuile|des tuiles} Premier à Passer : {values}.',
  tieBreak: 'Scores égaux : {capitals}.',
  tieCapital: '{who} à {kingdom}',
  tieNone: '{who} sans capitale',
  gameEnded: 'La partie est finie. Première place : {winners}, avec {score} {score|point|points}.',
  gameLost: 'La partie est finie. L’adversaire fictif l’emporte.',
  left: '{who} [quitte|quittez] la table.',
  rivalDrew: 'L’adversaire fictif pioche {card}, qui va à {kingdom}.',
  rivalDrewCapital: 'L’adversaire fictif pioche {card} et prend la capitale de {kingdom}.',
  rivalCardDiscarded: 'L’adversaire fictif ne peut pas jouer {card} : la carte est défaussée.',
  bonusPlayed: 'La carte Bonus, {card}, suit : elle va à {kingdom}.',
  bonusReplaced: 'Nouvelle carte Bonus : {card}.',
  rivalOutCapital: 'L’adversaire fictif occupe une capitale : il sort de cet âge.',
  rivalOutNoCube: 'L’adversaire fictif n’a plus de cube : il sort de cet âge.',
};
