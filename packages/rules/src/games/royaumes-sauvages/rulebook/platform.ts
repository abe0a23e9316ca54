import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const platform: Chapter = {
  id: 'platform',
  title: text('Jouer sur Tablée', 'Playing on Tablée'),
  clauses: [
    clause(
      'ROY-23.1',
      'Options de la table. De 2 à 5 joueurs, les égalités se règlent par des batailles (par défaut) ou par le traité de paix, et le nombre de tours complets de ralliements consécutifs autorisés est de 2, 3, 5 ou 20 (par défaut 2 à deux joueurs, 3 à trois ou plus). La table peut s’accorder sur qui ouvre l’âge I (par défaut, le sort en décide) et laisser chacun choisir sa Maison (par défaut, celle de sa place). En solo, la difficulté se règle sur facile, moyen, normal (par défaut), difficile ou expert.',
      'Table options. With 2 to 5 players, ties are settled by battles (the default) or by the peace treaty, and the number of full rounds of consecutive rallies allowed is 2, 3, 5 or 20 (by default 2 with two players, 3 with three or more). The table may agree on who opens age I (by default it is drawn by lot) and let all choose their Houses (by default they go with the seats). In solo, the difficulty is easy, medium, normal (the default), hard or expert.',
    ),
    clause(
      'ROY-23.2',
      'Garde-fou des ralliements. La table compte les ralliements depuis la dernière action Revendiquer ou Passer, ou depuis le début de l’âge. Quand ce compte atteint le nombre de tours choisi en option multiplié par le nombre de joueurs encore dans la partie, l’action Rallier n’est plus proposée – trop de ralliements de suite – jusqu’à ce qu’une action Revendiquer ou Passer ramène le compte à 0.',
      'Rally safety. The table counts the rallies made since the last claim, the last pass or the start of the age. When this count reaches the number of rounds chosen as an option multiplied by the number of players still in the game, rally is no longer offered – too many rallies in a row – until a claim or a pass resets the count to 0.',
    ),
    clause(
      'ROY-23.3',
      'Vous pouvez quitter la partie (abandonner) à tout moment. Vous n’y prenez plus aucune part, mais quitter n’est pas passer : vous ne recevez pas de tuile Premier à Passer et les ralliements des autres ne sont pas arrêtés (ROY-7.6). Votre tour est désormais sauté et, si une décision vous était demandée, elle est annulée. L’âge se termine quand tous les autres ont passé. Les ordres qui partent du premier joueur commencent alors, s’il a quitté la partie, à la place suivante encore occupée.',
      'You may leave the game (concede) at any time. You take no further part, but leaving is not a pass: you get no First to Pass tile and the others’ rallies are not stopped (ROY-7.6). Your turn is skipped from now on and, if a decision was being asked of you, it is cancelled. The age ends when all the others have passed. Orders that start from the first player then begin, if that player has left, at the next seat still in the game.',
    ),
    clause(
      'ROY-23.4',
      'Quand vous quittez la partie, vos cartes restent dans les colonnes et vos cubes occupent leurs emplacements jusqu’à la fin de l’âge, mais vous ne prenez plus aucune place dans les royaumes : vos cubes, conseils compris, ne comptent pour rien et ne combattent jamais. Votre cube sur une capitale ne rejoint pas de conseil ; vos cubes déjà aux conseils y restent, inertes.',
      'When you leave, your cards stay in the columns and your cubes still occupy their spaces until the age ends, but from now on you take no place in any kingdom: your cubes, council seats included, count for nothing and never fight. Your cube on a capital does not move to a council seat; your cubes already on council seats stay there, inert.',
    ),
    clause(
      'ROY-23.5',
      'Votre main est alors mise de côté sans être vue et rejoint le mélange suivant de la pioche (ROY-13.4) ; vos renforts retournent dans la réserve ; vos tuiles Premier à Passer ne sont pas comptées.',
      'Your hand is then set aside unseen and joins the next shuffle of the draw pile (ROY-13.4); your reinforcements return to the supply; your First to Pass tiles are not scored.',
    ),
    clause(
      'ROY-23.6',
      'Si un combattant quitte pendant une bataille, il en sort sans recevoir de renfort. S’il ne reste qu’un combattant avant la révélation, celui-ci gagne sans rien montrer et la carte qu’il avait engagée revient dans sa main. Si la révélation a déjà eu lieu, la manche est jugée sans la carte du joueur parti.',
      'If a fighter leaves during a battle, they drop out without a reinforcement. If one fighter remains before the reveal, that fighter wins without revealing and their committed card returns to their hand. If the reveal has already happened, the round is judged without the leaver’s card.',
    ),
    clause(
      'ROY-23.7',
      'S’il ne reste qu’un joueur, la partie s’arrête aussitôt et il gagne. En solo, si vous quittez la partie, vous la perdez.',
      'If one player remains, the game ends at once and that player wins. In solo, if you leave the game, you lose it.',
    ),
  ],
};
