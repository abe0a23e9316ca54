import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

export const rulingsPlaying: Chapter = {
  id: 'rulings-playing',
  title: text('Précisions : jouer et entrer en jeu', 'Rulings: playing and entering play'),
  clauses: [
    clause(
      'UNT-R.26',
      'Un effet qui donnerait un huitième Animal ne le met pas en jeu : une carte de Ralliement ou jouée gratuitement reste en main, une carte du Soutien y reste, un pion n’est pas créé.',
      'An effect that would give you an eighth Animal does not put it into play: a card played by Rally or for free stays in hand, a card in Support stays there, a token is not made.',
    ),
    clause(
      'UNT-R.27',
      'Les pions comptent dans les 7 Animaux, outre leur propre limite de 3.',
      'Tokens count towards the 7 Animals, besides their own limit of 3.',
    ),
    clause(
      'UNT-R.28',
      'Seule compte la limite de 3 pions par joueur. Une option de la table limite aussi la réserve à 8 Esprits Hiboux en tout.',
      'Only the limit of 3 tokens per player counts. A table option also limits the supply to 8 Owl Spirits in all.',
    ),
    clause(
      'UNT-R.30',
      'Un pion a un coût de 0, n’a ni faction ni symbole Ralliement, et disparaît dès qu’il quitte le jeu, de quelque façon que ce soit.',
      'A token has a cost of 0, no faction and no Rally symbol, and ceases to exist as soon as it leaves play, in whatever way.',
    ),
    clause(
      'UNT-R.31',
      'Si vous invoquez une carte Ralliement alors qu’aucun Esprit Hibou ne peut venir, la carte va tout de même sous le deck.',
      'If you invoke a Rally card while no Owl Spirit can come, the card goes under the deck all the same.',
    ),
    clause(
      'UNT-R.32',
      'L’Arrivée se déclenche aussi quand l’Animal est mis en jeu sans être joué.',
      'Arrival also triggers when the Animal is put into play without being played.',
    ),
    clause(
      'UNT-R.33',
      'Un Animal sans Déferlement qu’un effet redresse le tour de son arrivée peut attaquer toute cible permise : l’interdiction des Forteresses n’appartient qu’à Déferlement.',
      'An Animal without Rush that an effect readies on the turn it entered may attack any legal target: the ban on Strongholds belongs to Rush alone.',
    ),
    clause(
      'UNT-R.34',
      'Un Animal à Déferlement redressé de nouveau ce tour-là ne peut toujours pas attaquer de Forteresse.',
      'A Rush Animal readied again that turn still cannot attack a Stronghold.',
    ),
    clause(
      'UNT-R.35',
      'Un Animal rallié pendant votre propre tour est redressé, mais n’attaque pas avant votre tour suivant.',
      'An Animal rallied during your own turn is ready, but cannot attack before your next turn.',
    ),
    clause(
      'UNT-R.69',
      'Vous pouvez renoncer à toute capacité qui vous est favorable. Ce qui ne fait que vous nuire est obligatoire une fois la capacité utilisée.',
      'You may decline any ability that is good for you. Parts that only hurt you are compulsory once the ability is used.',
    ),
    clause(
      'UNT-R.73',
      'Un Objet peut se jouer par Ralliement : il se résout, puis va au Soutien.',
      'An Item may be played by Rally: it is resolved, then goes to Support.',
    ),
    clause(
      'UNT-R.106',
      'Un Animal battu avant son Arrivée, qui attendait encore, la résout tout de même.',
      'An Animal beaten while its Arrival is still waiting resolves it all the same.',
    ),
    clause(
      'UNT-R.107',
      'Pour chaque capacité facultative, le jeu sait s’il faut demander : un effet qui ne nuit jamais a lieu sans question ; sinon on vous demande oui ou non, ou votre premier choix propose aussi de ne rien faire. Un Objet qui vise un adversaire vise sans question le seul qu’il y a.',
      'For each optional ability the game knows whether to ask: an effect that never does harm happens without a question; otherwise you are asked yes or no, or your first choice also offers to do nothing. An Item aimed at an opponent is aimed without a question at the only one there is.',
    ),
    clause(
      'UNT-R.139',
      'Si une capacité coûte du Soutien et vise une seule chose en jeu, désigner la cible vaut accord : le coût est payé ensuite. Deux cibles de camps différents se désignent ensemble. Rien n’est révélé entre-temps.',
      'If an ability costs Support and aims at a single thing in play, naming the target says yes: the cost is paid then. Two targets of different sides are named together. Nothing is revealed in between.',
    ),
    clause(
      'UNT-R.109',
      'Un Objet peut être joué sans effet : il compte comme carte jouée et va au Soutien.',
      'An Item may be played for no effect: it counts as a card played and goes to Support.',
    ),
    clause(
      'UNT-R.113',
      'Si la Fête des lanternes trouve une capacité dont la condition n’est pas remplie ou dont les cibles manquent, cette partie est ignorée ; la carte fait piocher quand même.',
      'If Lantern Feast finds an ability whose condition does not hold or whose targets are missing, that part is skipped; the card still draws.',
    ),
    clause(
      'UNT-R.114',
      'Le nombre d’utilisations permises de la capacité de Forteresse se lit sur l’instant : 1, plus 1 par Garde-sceau en jeu. Si l’un d’eux quitte le jeu, ce qui a déjà été utilisé compte toujours.',
      'How often the Stronghold ability may be used is read at the moment: 1, plus 1 per Seal Keeper in play. If one leaves, uses already made still count.',
    ),
    clause(
      'UNT-R.115',
      'Échanger de nouveau des Attaques de base échange leurs valeurs du moment. Chaque Animal garde la sienne quand l’autre quitte le jeu.',
      'Swapping base Attacks again exchanges their values of the moment. Each Animal keeps its own when the other leaves play.',
    ),
    clause(
      'UNT-R.124',
      'Recevoir Déferlement ne redresse pas l’Animal, sauf si l’effet le dit. L’interdiction d’attaquer une Forteresse vaut alors pour ce tour.',
      'Being given Rush does not ready the Animal, unless the effect says so. The ban on attacking Strongholds then applies for that turn.',
    ),
    clause(
      'UNT-R.129',
      'Quand un effet dit « jusqu’à » : on pose de 0 à n dégâts, à son choix ; on en déplace de 1 à n, car on peut renoncer ; on en retire le plus possible, sans question.',
      'When an effect says “up to”: you place 0 to n damage, as you choose; you move 1 to n, since you may decline; you remove as much as possible, without a question.',
    ),
    clause(
      'UNT-R.130',
      'L’adversaire à qui un effet fait appeler un Esprit Hibou ne peut pas refuser, si ses limites le permettent.',
      'An opponent made to call an Owl Spirit cannot refuse, if their limits allow it.',
    ),
  ],
};
