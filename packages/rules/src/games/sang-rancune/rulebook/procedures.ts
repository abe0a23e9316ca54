import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const windows: Chapter = {
  id: 'windows',
  title: text('Fenêtres de réaction', 'Reaction windows'),
  clauses: [
    clause(
      'SAN-22.1',
      'Coups Bas et Contre Attaque en réaction ne se jouent que dans les fenêtres : avant de poser (Plan B, Pas si / Plus Balèze) ; avant de révéler (Bouge de Là !, Ordre pas Clair) ; après la révélation (Échec Critique, Croche-Patte, Hardi, Quitte ou Double, Pas si / Plus Balèze, et sur ce qui est encore face cachée Bouge de Là !, Ordre pas Clair) ; attaque annoncée (Après Toi !) ; après les coups (Contre Attaque) ; Coup Bas annoncé (Pas de Ça Ici !).',
      'Tricks, and Counter-Attack as a reaction, are played in windows only: before setting (Plan B, Not So Tough / Tougher); before a reveal (Out of My Way!, Muddled Orders); after a reveal (Critical Miss, Trip, Rally, Double or Nothing, Not So Tough / Tougher, and on what is still face down Out of My Way!, Muddled Orders); attack assigned (After You!); after the hits (Counter-Attack); trick announced (Not Here!).',
    ),
    clause(
      'SAN-22.2',
      'Sont interrogés tous les vivants qui ont au moins une carte en main, quelles que soient ces cartes, sauf ceux à qui, d’après ce que tous voient, aucune carte ne pourrait servir à ce moment ; après les coups, seulement les victimes ; sur un Coup Bas, tous sauf son auteur.',
      'Asked are all living players with a card in hand, whatever it is, except those for whom, by what everybody sees, no card could do anything at this moment; after the hits only the victims; on a trick all but its player.',
    ),
    clause(
      'SAN-22.3',
      'Tous répondent en même temps, en secret : passer, ou un coup complet. Sans réponse à temps, on passe.',
      'All answer at once, secretly: pass, or one complete play. No answer in time is a pass.',
    ),
    clause(
      'SAN-22.4',
      'S’il y a un coup, seul celui de l’Initiative la plus basse est annoncé ; les autres sont oubliés sans être vus.',
      'If there is a play, only that of the lowest initiative is announced; the others are dropped unseen.',
    ),
    clause(
      'SAN-22.5',
      'L’annonce montre la carte et fixe son effet ; on peut y répondre, sauf à Contre Attaque.',
      'Announcing shows the card and fixes its effect; it may be answered, Counter-Attack excepted.',
    ),
    clause(
      'SAN-22.6',
      'Pas de Ça Ici ! est lui-même un Coup Bas auquel on peut répondre. S’il tient, il annule ; s’il est annulé, on redemande pour le premier.',
      'Not Here! is itself a trick that may be answered. If it stands it cancels; cancelled, the first trick is asked about again.',
    ),
    clause(
      'SAN-22.7',
      'Un Coup Bas annulé ne fait rien ; joué, il est défaussé dans tous les cas.',
      'A cancelled trick does nothing; played, it is discarded in any case.',
    ),
    clause(
      'SAN-22.8',
      'Après un coup réglé, la même fenêtre se rouvre ; elle se ferme quand personne ne joue.',
      'After a play is settled the same window reopens; it closes when nobody plays.',
    ),
    clause(
      'SAN-22.9',
      'Juste après un Bouge de Là !, sa victime passe avant l’ordre d’Initiative.',
      'Right after an Out of My Way! its victim goes before initiative order.',
    ),
    clause(
      'SAN-22.10',
      'Il faut une cible légale à l’annonce ; sur une révélation, au moins une attaque qu’on peut affecter.',
      'A play needs a legal target when announced; on a reveal at least one attack it can affect.',
    ),
    clause(
      'SAN-22.11',
      'Le délai est le même pour toutes les fenêtres et tous les joueurs, et passe par défaut ; aucune ne se ferme avant une seconde et demie, même si tous ont répondu.',
      'The time is the same for every window and player, and passes by default; none closes before a second and a half, even if all have answered.',
    ),
    clause(
      'SAN-22.12',
      'Toujours passer, pour un tour de joueur, un tour de combat, une Rencontre ou la partie, et passer si rien n’est en jeu sont des réglages privés de l’écran ; ils ne regardent jamais la main, sauf, contre des automates seulement, celui de passer quand on n’a rien à jouer. En jeu : un coup fatal qu’une carte peut porter ou empêcher, ou un coup ou un Coup Bas qui vise le joueur.',
      'Always passing, for a turn, a round, an encounter or the match, and passing when nothing is at stake are private settings of the screen; they never look at the hand, but for passing when one has nothing to play, against bots alone. At stake: a killing blow that one card may deal or stop, or a blow or trick aimed at the player.',
    ),
    clause(
      'SAN-22.13',
      'Personne n’apprend qui a répondu ou réfléchit encore, qui a passé ni quel coup a été oublié.',
      'Nobody is told who has answered or still thinks, who passed or whose play was dropped.',
    ),
    clause(
      'SAN-22.14',
      'Une fenêtre n’est sautée que pour des raisons publiques : rien face cachée chez qui va jouer, rien à affecter, toutes les cartes qui le pourraient dans la défausse, personne à interroger ; et avant de révéler, si tous viennent de passer avec la pose ou après la révélation précédente.',
      'A window is skipped for public reasons only: nothing face down before the player whose turn it is, nothing to affect, every card that could in the discard, nobody to ask; and before a reveal, if all have just passed with the setting or after the reveal before it.',
    ),
    clause(
      'SAN-22.15',
      'Avec un Coup Bas annoncé, on demande aussi ce que chacun jouerait ensuite, si tous peuvent prévoir l’état de la table ; de même, avec les coups annoncés, la Contre Attaque. Si le Coup Bas tient et que tous passent, la fenêtre se ferme ; s’il est annulé, ou si les coups changent, on redemande. Personne ne prévoit la pièce, une carte face cachée, une mort, la carte que prend Éventreur ni ce qu’appelle Invocatrice de Sang.',
      'With an announced trick it is also asked what everybody would play after it, if all can foresee how the table lies then; likewise, with the blows assigned, the Counter-Attack. If the trick stands and all pass, the window closes; if it is cancelled, or the blows change, it is asked again. Nobody foresees the coin, a face-down card, a death, the card that the Ripper takes, or what the Blood Summoner calls.',
    ),
    clause(
      'SAN-22.16',
      'Bouge de Là ! ou Ordre pas Clair peut se jouer avec la pose, en une seule réponse : jusqu’à la première révélation on n’apprend rien de plus. Une fois tout posé, le coup de l’Initiative la plus basse est annoncé, puis la fenêtre s’ouvre de nouveau. Si un joueur pétrifié a des cartes en main ou si quelqu’un peut poser deux cartes, la fenêtre ne s’ouvre qu’au premier tour.',
      'Out of My Way! or Muddled Orders may be played with the setting, in one answer: until the first reveal nobody learns any more. Once all have set, the play of the lowest initiative is announced, then the window opens again. If a petrified player holds cards, or somebody may set two, the window opens with the first turn only.',
    ),
    clause(
      'SAN-22.17',
      'De même, avec la pose, on peut d’abord donner sa parole, jouer Plan B ou Pas si Balèze. Si personne ne le fait, tout est posé ; sinon les cartes posées reviennent en main sans être vues, chacun entend ce qui est dit et joué, puis pose. Si un héros ne peut pas poser, cette fenêtre s’ouvre à part, avant la pose.',
      'Likewise, with the setting a word may be given first, or Plan B or Not So Tough played. If nobody does, all is set; otherwise the cards laid go back to the hands unseen, all hear what is said and played, then set. If a hero cannot set, that window opens by itself before the setting.',
    ),
  ],
};

export const turnSteps: Chapter = {
  id: 'turn-steps',
  title: text('Le tour, pas à pas', 'A turn, step by step'),
  clauses: [
    clause(
      'SAN-23.1',
      'D’abord la fenêtre avant de révéler, puis l’offre de la Boule de Feu si elle a une cible, puis on révèle tout. On la lance, on la remet à après son attaque, on la refuse pour ce tour, ou jusqu’à ce qu’elle achève la Rencontre, celle-ci ou n’importe laquelle.',
      'First the window before the reveal, then the offer of the Fireball if it has a target, then everything is turned up. It is thrown, put off until after one’s attack, declined for this turn, or until it would end the encounter, this one or any.',
    ),
    clause(
      'SAN-23.2',
      'Coup Bas et Feinte à la défausse, préparation devant le héros, « Remplacer » jusqu’à n’avoir que des attaques standard : c’est la révélation.',
      'Trick and Feint to the discard, set-up before the hero, “replace” until only standard attacks are left: that is the reveal.',
    ),
    clause(
      'SAN-23.3',
      'Choix : héroïque ou non, bonus ou non, ordre des attaques ; celles qui en remplacent une sont choisies dans l’ordre où elles frappent. Les préparations vont à la première.',
      'Choices: heroic or not, bonus or not, order of attacks; those that replace a card are chosen in the order in which they strike. Set-ups go to the first.',
    ),
    clause(
      'SAN-23.4',
      'Fenêtre après la révélation, puis chaque attaque : cible, annulation par Coup de Bouclier, valeur, pile ou jeton, effets, vérification.',
      'Window after the reveal, then each attack: target, Shield Bash’s cancel, value, pile or token, effects, check.',
    ),
    clause(
      'SAN-23.5',
      'Puis de nouveau l’offre de la Boule de Feu, sauf à qui l’a refusée pour ce tour, et le tour finit.',
      'Then the Fireball is offered again, unless it was declined for this turn, and the turn ends.',
    ),
    clause(
      'SAN-23.6',
      'Un joueur écarté ne révèle rien : ce qui est devant lui est défaussé.',
      'A barred player reveals nothing: the cards still face down are discarded.',
    ),
    clause(
      'SAN-23.7',
      'Les tours tardifs viennent après tous les autres, dans l’ordre.',
      'Late turns come after all others, in order.',
    ),
    clause(
      'SAN-23.8',
      'Qui meurt à son tour ne résout plus rien ; ce qui est déjà dans la pile reste.',
      'A player who dies on their own turn resolves nothing more; what is in the pile stays.',
    ),
    clause(
      'SAN-23.9',
      'Début d’un tour de combat : les potions pivotent (à partir du deuxième), la règle de la Rencontre, la fenêtre, la pose.',
      'Start of a round: potions pivot (from the second on), the encounter’s rule, the window, the setting.',
    ),
  ],
};

export const attackValue: Chapter = {
  id: 'attack-value',
  title: text('Valeur d’une attaque', 'Value of an attack'),
  clauses: [
    clause(
      'SAN-24.1',
      'Côté : imprimé, ou double si héroïque ; puis Potion de Force, toile, Jouer des Coudes, puis les Coups Bas dans l’ordre. Chaque cran s’arrête au bord.',
      'Side: printed, or double if heroic; then Strength Potion, web, Elbow Your Way, then tricks in order. Each step stops at the edge.',
    ),
    clause(
      'SAN-24.2',
      'Valeur : le côté, plus le bonus de la carte, puis les préparations dans l’ordre, puis la limite de la Rencontre.',
      'Value: the side, plus the card’s own bonus, then set-ups in order, then the encounter’s limit.',
    ),
    clause(
      'SAN-24.3',
      'De plusieurs multiplicateurs le premier sert ; les autres attendent.',
      'Of several multipliers the first is used; the others wait.',
    ),
    clause(
      'SAN-24.4',
      'Une préparation est perdue avec l’attaque ratée ; elle reste si l’attaque n’a pas été révélée.',
      'A set-up is lost with the attack that fails; it stays if the attack was never revealed.',
    ),
    clause(
      'SAN-24.5',
      'Une valeur de 0 reste une attaque réussie.',
      'A value of 0 is still a successful attack.',
    ),
    clause(
      'SAN-24.6',
      'La Boule de Feu va dans la pile au compte de son lanceur, mais n’est pas une attaque.',
      'The Fireball goes on the pile to its user’s credit, but is no attack.',
    ),
    clause(
      'SAN-24.7',
      'Une attaque sur un jeton est dans la pile, le blesse aussitôt et compte pour ses PV au plus ; elle reste hors du total.',
      'An attack on a token is in the pile, hurts it at once and counts up to its life; it stays out of the total.',
    ),
  ],
};

export const creatureSteps: Chapter = {
  id: 'creature-steps',
  title: text('L’attaque de la créature, pas à pas', 'The creature’s attack, step by step'),
  clauses: [
    clause(
      'SAN-25.1',
      'L’attaque aléatoire, puis la précise. Pour chacune : les coups sont annoncés, une fenêtre s’ouvre, les coups tombent, une autre fenêtre s’ouvre.',
      'The random attack, then the precise one. For each: the blows are assigned, a window opens, the blows fall, another window opens.',
    ),
    clause(
      'SAN-25.2',
      'Tous les coups tombent ensemble : pertes, effets, puis morts. Deux coups sur le même joueur comptent tous les deux.',
      'All blows fall together: losses, effects, then deaths. Two blows on the same player both count.',
    ),
    clause(
      'SAN-25.3',
      'L’effet d’un coup suit tout coup reçu ; celui d’une blessure, seulement un coup qui coûte au moins 1 PV.',
      'What a hit brings follows every hit; what a wound brings, only a hit that costs at least 1 life.',
    ),
    clause(
      'SAN-25.4',
      'Seuls les joueurs en vie peuvent être désignés.',
      'Only living players can be named.',
    ),
    clause(
      'SAN-25.5',
      'Les 5 PV que tous perdent ne sont pas une attaque : ni fenêtre ni effet, et une fois au plus.',
      'The 5 life that everybody loses is no attack: no window, no effect, and once at most.',
    ),
    clause(
      'SAN-25.6',
      'Si Eau Bénite annule l’attaque, il ne se passe rien, on ne perd pas même les 5 PV ; la règle de fin de tour s’applique quand même.',
      'If Holy Water keeps the attack off, nothing happens, nobody loses even the 5 life; the end-of-round rule still applies.',
    ),
    clause(
      'SAN-25.7',
      'Une Contre Attaque fait aussitôt descendre le marqueur ; elle tue si elle l’amène à 0. Elle ne compte dans aucune comparaison.',
      'A Counter-Attack moves the marker down at once, and kills if it brings it to 0. It counts in no comparison.',
    ),
    clause(
      'SAN-25.8',
      'Elle demande une autre attaque en main et quelque chose à frapper ; Opportunisme n’y pose pas de seconde carte.',
      'It needs another attack in hand and something to hit; Opportunism sets no second card there.',
    ),
    clause(
      'SAN-25.9',
      'Ce que l’attaque entraîne en fait partie : après les morts, avant la fenêtre.',
      'What the attack brings about is part of it: after the deaths, before the window.',
    ),
    clause(
      'SAN-25.10',
      'Un piège qui a des PV se traite comme une créature, sauf pour le bonus de manche et la relève.',
      'A trap with life is treated like a creature, except for the stage bonus and being raised.',
    ),
  ],
};
