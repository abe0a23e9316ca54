import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const campTrade: Chapter = {
  id: 'camp',
  title: text('Campement, échanges, pillage', 'Camp, trade, loot'),
  clauses: [
    clause(
      'SAN-27.1',
      'À la fin d’une Rencontre : Prestige, défausse de la pile et des cartes non révélées, fin de partie si la pioche est vide, campement, main refaite, manche, révélation, campement, Initiative, pillage, mise en place.',
      'When an encounter ends: prestige, pile and unrevealed cards discarded, end check if the pile is empty, camp, refill, stage, reveal, camp, initiative, loot, layout.',
    ),
    clause(
      'SAN-27.2',
      'Un campement s’ouvre si quelqu’un peut utiliser ou échanger un objet. Tous ceux qui le peuvent disent d’abord ensemble, sans se voir, ce qu’ils utilisent et à qui ils font une offre ; après une Rencontre, ce qu’ils défaussent va avec. Une offre garde le campement ouvert : ce qui a été choisi est défaussé, et tous agissent librement jusqu’à ce que chacun soit prêt. Qui n’a rien à y faire n’est pas attendu, ni qui ne veut rien tant que ses objets et ses PV ne changent pas ; qui reçoit une offre l’est, même après s’être dit prêt ; qui offre une potion à boire ne l’est de nouveau que si elle est refusée.',
      'A camp opens if somebody can use or trade an item. Everybody who can first says at once, unseen, what to use and to whom to make an offer; after an encounter the discard goes with it. An offer keeps the camp open: what was chosen is discarded, and all act freely until everybody is ready. Those with nothing to do are not waited for, nor those who want nothing as long as their items and life stay the same; whoever receives an offer is, even after saying ready; whoever offers a potion to drink is waited for again only if it is refused.',
    ),
    clause(
      'SAN-27.3',
      'Une offre va d’un joueur à un autre : de ses objets fermés contre des siens, ou contre rien ; l’autre accepte ou refuse. Si un objet n’y est plus, l’offre tombe.',
      'An offer goes from one player to one other: some closed items for some of theirs, or for nothing; the other accepts or refuses. If an item is gone, the offer is void.',
    ),
    clause(
      'SAN-27.4',
      'Pas d’échange avant la première Rencontre ; les objets peuvent servir.',
      'No trading before the first encounter; items may be used.',
    ),
    clause(
      'SAN-27.5',
      'Une potion de soin donnée à un autre vivant sous 100 PV demande son accord ; le donneur prend le Prestige imprimé.',
      'A healing potion given to another living player below 100 life needs consent; the giver takes the printed prestige.',
    ),
    clause(
      'SAN-27.6',
      'Pillage : les objets des morts forment une réserve ; dans l’ordre, chacun en prend un ou aucun ; le reste est défaussé.',
      'Loot: items of the dead form one pool; in order each takes one or none; the rest is discarded.',
    ),
    clause(
      'SAN-27.7',
      'À sa mort : main, cartes posées et préparations à la défausse ; potions entamées et trophées retirés ; ses gobelins défaussés ; les numéros se resserrent.',
      'On death: hand, set cards and set-ups to the discard; opened potions and trophies removed; the goblins before the hero discarded; numbers close up.',
    ),
    clause(
      'SAN-27.8',
      'Les 2 cartes de l’Amulette ne viennent que si elle est piochée. La perdre ramène la limite à 7 aussitôt.',
      'The Amulet’s 2 cards come only when it is drawn from the deck. Losing it lowers the limit to 7 at once.',
    ),
    clause(
      'SAN-27.9',
      'Au campement on n’attend personne sans fin, même à une table sans horloge : après 45 secondes, qui n’a rien dit ne veut rien. La table peut choisir d’attendre.',
      'In camp nobody is waited for without end, even at a table without a clock: after 45 seconds silence means wanting nothing. The table may choose to wait.',
    ),
  ],
};

export const leaving: Chapter = {
  id: 'leaving',
  title: text('Abandon', 'Leaving'),
  clauses: [
    clause(
      'SAN-28.1',
      'On peut abandonner à tout moment : c’est la mort de son héros, et ce qu’on lui demandait vaut une passe. Un coup d’attaque aléatoire déjà annoncé sur lui va à son numéro, que porte maintenant un autre, sinon au numéro inférieur ; un coup précis disparaît.',
      'A player may surrender at any time: it is the death of the hero, and what was asked counts as a pass. A blow of a random attack already assigned to that hero goes to the same number, which somebody else holds now, or else to the next lower; a precise one is gone.',
    ),
    clause(
      'SAN-28.2',
      'Si un abandon ne laisse qu’un héros vivant, il gagne aussitôt ; s’il n’en laisse aucun, personne.',
      'If a surrender leaves exactly one living hero, that one wins at once; if none, nobody.',
    ),
    clause(
      'SAN-28.3',
      'On ne vise plus qui a abandonné : si d’autres sont interrogés en même temps, leurs choix ne le nomment plus, et qui l’avait nommé choisit de nouveau. À la pose, rien n’est redemandé avant que tous aient répondu : un Coup Bas ou une parole qui le nomme tombe sans être vu ; si rien d’autre n’a été dit ou joué avant la pose, chacun pose de nouveau.',
      'Nobody can be named after leaving: if others are being asked at once, their choices no longer name that player, and whoever had chosen so chooses again. At the setting nothing is asked again until all have answered: a trick or a word that names that player is dropped unseen; if nothing else was said or played before the setting, all set again.',
    ),
  ],
};

export const promises: Chapter = {
  id: 'promises',
  title: text('Promesses', 'Promises'),
  clauses: [
    clause(
      'SAN-29.1',
      'Avant que les cartes soient posées, on peut donner sa parole, une fois par tour de combat : « Je frappe fort » ou « Je le laisse à… ».',
      'Before the cards are set a player may give a word, once a round: “I strike hard” or “I leave it to…”.',
    ),
    clause(
      'SAN-29.2',
      'Rien n’oblige à la tenir, et elle ne dit rien de la main.',
      'Nothing makes anybody keep it, and it tells nothing of the hand.',
    ),
    clause(
      'SAN-29.3',
      '« Je frappe fort » est tenu si les attaques révélées montrent 30 ou plus ; « Je le laisse » est rompu si l’on porte soi-même le coup fatal, tenu si c’est un autre. Ce qui n’a pas été mis à l’épreuve ne compte pas.',
      '“I strike hard” is kept if the attacks revealed show 30 or more; “I leave it” is broken by one’s own killing blow, kept by another’s. What was never put to the test does not count.',
    ),
  ],
};
