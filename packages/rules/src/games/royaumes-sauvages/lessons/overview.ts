import type { Overview } from '@tablee/engine';
import { text } from '@tablee/engine';

/** The game on one page. */
export const overview: Overview = {
  setUp: {
    at: 0,
    shows: text(
      'La table au début : cinq royaumes autour du centre, chacun avec son décret et sa tuile.',
      'The table at the start: five kingdoms around the centre, each with its decree and its tile.',
    ),
    lines: [
      {
        clause: 'ROY-2.1',
        say: text(
          'Cinq royaumes en anneau, de 4 à 8 territoires. Le dernier de chacun est sa capitale.',
          'Five kingdoms in a ring, of 4 to 8 territories. The last of each is its capital.',
        ),
      },
      {
        clause: 'ROY-2.4',
        say: text(
          'Chaque royaume reçoit un décret : il dit quelles cartes on peut y jouer.',
          'Each kingdom gets a decree: it says which cards may be played there.',
        ),
      },
      {
        clause: 'ROY-2.5',
        say: text(
          'Et trois tuiles de points, la plus basse d’abord.',
          'And three tiles of points, the lowest first.',
        ),
      },
      {
        clause: 'ROY-2.3',
        say: text(
          'Chacun a quatre créatures en main, et des cubes de sa couleur.',
          'Everybody holds four creatures, and cubes of their colour.',
        ),
      },
    ],
  },
  turn: {
    at: 16,
    shows: text(
      'Le milieu d’un âge : des cartes et des cubes dans tous les royaumes.',
      'The middle of an age: cards and cubes in all kingdoms.',
    ),
    lines: [
      {
        clause: 'ROY-3.3',
        say: text(
          'Une seule action : revendiquer, rallier ou passer.',
          'One single action: claim, rally or pass.',
        ),
      },
      {
        clause: 'ROY-4.1',
        say: text(
          'Revendiquer : une carte que le décret admet, un de vos cubes sur un territoire, puis piochez jusqu’à 4.',
          'Claim: a card that the decree admits, one of your cubes on a territory, then draw up to 4.',
        ),
      },
      {
        clause: 'ROY-7.1',
        say: text(
          'Rallier : 1 point, défaussez de 1 à 4 cartes et piochez-en autant. Plus possible dès que quelqu’un a passé.',
          'Rally: 1 point, discard 1 to 4 cards and draw as many. No longer possible once somebody has passed.',
        ),
      },
      {
        clause: 'ROY-8.1',
        say: text(
          'Passer : vous sortez de l’âge. Le premier à passer prend une tuile secrète.',
          'Pass: you are out of the age. Whoever passes first takes a secret tile.',
        ),
      },
      {
        clause: 'ROY-6.1',
        say: text(
          'Prendre une capitale pose un cube, et vous sort aussi de l’âge.',
          'Taking a capital lays a cube, and puts you out of the age as well.',
        ),
      },
    ],
  },
  end: {
    at: 25,
    shows: text(
      'La fin d’un âge : deux joueurs à égalité choisissent une carte pour la bataille.',
      'The end of an age: two players who are tied choose a card for the battle.',
    ),
    lines: [
      {
        clause: 'ROY-9.1',
        say: text(
          'Quand tout le monde a passé, l’âge s’achève et les royaumes sont comptés, du plus petit au plus grand.',
          'When all have passed the age ends, and the kingdoms are scored, from the smallest to the largest.',
        ),
      },
      {
        clause: 'ROY-10.3',
        say: text(
          'Égalité en tête : une bataille. La plus haute carte gagne, mais un 1 bat un 8.',
          'A tie for the lead: a battle. The highest card wins, but a 1 beats an 8.',
        ),
      },
      {
        clause: 'ROY-12.2',
        say: text(
          'Après les âges I et II, les cubes des capitales montent aux conseils, où ils comptent pour toujours.',
          'After ages I and II the cubes of capitals go to the councils, where they count for ever.',
        ),
      },
    ],
  },
  score: {
    shows: text('Le score final d’un match.', 'The final score of a match.'),
    lines: [
      {
        clause: 'ROY-9.4',
        say: text(
          'Le plus de cubes dans un royaume : sa tuile.',
          'Most cubes in a kingdom: its tile.',
        ),
      },
      {
        clause: 'ROY-9.7',
        say: text('Deuxième : 3 points. Troisième : 1 point.', 'Second: 3 points. Third: 1 point.'),
      },
      {
        clause: 'ROY-15.2',
        say: text(
          'À la fin : les tuiles secrètes, et 1 point par renfort gardé.',
          'At the end: the secret tiles, and 1 point for each reinforcement kept.',
        ),
      },
      {
        clause: 'ROY-1.3',
        say: text('Le plus de points après l’âge III gagne.', 'Most points after age III wins.'),
      },
    ],
  },
};
