import type { ProblemCode } from '../stores/connection.ts';

/** Every refusal of the server in words: the problem and the remedy. */
export const problems = {
  'problem.badMessage': 'Le serveur n’a pas compris cette demande. Rechargez la page.',
  'problem.unknownEvent': 'Le serveur ne connaît pas cette demande. Rechargez la page.',
  'problem.tooFast': 'Doucement : trop de demandes à la fois. Patientez un instant.',
  'problem.wrongVersion': 'Une nouvelle version est sortie. Rechargez la page.',
  'problem.noIdentity':
    'Votre navigateur refuse le cookie qui vous reconnaît. Autorisez-le, puis rechargez.',
  'problem.elsewhere': 'Ce salon a changé de serveur. Un instant.',
  'problem.serverError': 'Le serveur a eu un ennui. Rien n’a changé ; réessayez.',
  'problem.notKept':
    'Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez dans un moment.',
  'problem.noSuchRoom': 'Aucune salle ne porte ce code. Vérifiez-le auprès de vos amis.',
  'problem.notInRoom': 'Vous n’êtes plus dans cette salle.',
  'problem.notHost': 'Seul l’hôte peut faire cela.',
  'problem.kicked': 'L’hôte vous a exclu de cette salle.',
  'problem.roomLocked': 'Cette salle est verrouillée : demandez à l’hôte de vous ouvrir.',
  'problem.passwordNeeded': 'Cette salle demande un mot de passe.',
  'problem.wrongPassword': 'Ce n’est pas le mot de passe.',
  'problem.roomFull': 'Cette salle est pleine.',
  'problem.seatTaken': 'Cette place vient d’être prise.',
  'problem.noSuchSeat': 'Cette place n’existe plus.',
  'problem.seatEmpty': 'Cette place est déjà libre.',
  'problem.seatFree':
    'Une chaise est vide. Dans la salle, asseyez-y quelqu’un ou un automate, ou retirez-la.',
  'problem.memberHere': 'Cette personne est là, et joue.',
  'problem.notAwayLong':
    'Un automate ne remplace que quelqu’un d’absent depuis une minute au moins.',
  'problem.noSuchMember': 'Cette personne est déjà partie.',
  'problem.noSuchGame': 'Ce jeu n’est pas à l’affiche.',
  'problem.badOptions': 'Ces réglages ne vont pas ensemble.',
  'problem.wrongSeatCount': 'Ce jeu ne se joue pas à ce nombre.',
  'problem.matchRunning': 'Une partie est en cours : attendez sa fin.',
  'problem.noMatch': 'Il n’y a pas de partie en cours.',
  'problem.matchPaused': 'La partie est en pause.',
  'problem.cannotPlayOn':
    'On ne peut pas rejouer à partir de là : la partie n’est plus gardée, quelqu’un l’avait quittée, ou elle était finie.',
  'problem.cannotShow': 'Cette partie ne peut pas être affichée pour l’instant.',
  'problem.noAdvice': 'Aucun conseil n’est possible ici.',
  'problem.noEstimate': 'La partie ne peut être jugée ici.',
  'problem.noClock': 'Aucun temps n’est compté à cette place.',
  'problem.notShown': 'Ce joueur ne montre pas sa main.',
  'problem.tooManyRooms':
    'Vous avez ouvert beaucoup de salles. Revenez dans l’une d’elles, ou attendez une minute.',
  'problem.noTeam': 'Vous n’avez pas d’équipe à qui parler en privé.',
  'problem.notWatching': 'Vous jouez cette partie : seuls ceux qui regardent se parlent là.',
  'problem.signedOut':
    'Cet appareil a été déconnecté. Rechargez la page pour revenir comme quelqu’un d’autre.',
  'problem.noSuchDevice': 'Cet appareil n’est plus connecté.',
  'problem.passUnknown': 'Ce lien vers un autre appareil n’est pas valable. Refaites-en un.',
  'problem.passUsed': 'Ce lien a déjà servi : il ne marche qu’une fois. Refaites-en un.',
  'problem.passExpired': 'Ce lien est trop vieux : il dure dix minutes. Refaites-en un.',
  'problem.notSeated': 'Vous ne jouez pas cette partie.',
  'problem.matchOver': 'La partie est finie.',
  'problem.notAsked': 'Ce n’est pas à vous de répondre.',
  'problem.alreadyAnswered': 'Vous avez déjà répondu.',
  'problem.stale': 'La table a changé entre-temps : choisissez à nouveau.',
  'problem.unknownOption': 'Ce coup n’est plus possible.',
  'problem.duplicateOption': 'Le même choix figure deux fois.',
  'problem.tooFew': 'Il en faut davantage.',
  'problem.tooMany': 'C’est trop.',
  'problem.notANumber': 'Un nombre entier est attendu.',
  'problem.nothingToUndo':
    'Il n’y a rien à reprendre : vous n’avez pas joué, quelque chose a été dévoilé depuis, ou d’autres réagissent.',
  'problem.takenBackEnough':
    'On a tant repris dans cette partie qu’on ne peut plus rien y reprendre : elle continue d’ici.',
  'problem.badShare': 'Ce nombre n’est pas celui qui a été scellé.',
  'problem.alreadyLeft': 'Vous avez déjà quitté cette partie.',
  'problem.timeout': 'Le serveur n’a pas répondu à temps. Réessayez.',
  'problem.offline': 'Pas de connexion pour l’instant.',
} as const satisfies Record<`problem.${ProblemCode}`, string>;
