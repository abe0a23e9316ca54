import type { Guide } from '@tablee/engine';
import { text } from '@tablee/engine';

export const guide: Guide = {
  primer: {
    want: text(
      'Être en vie à la fin avec le plus de prestige. Seul le coup fatal rapporte le prestige d’une créature, sauf si sa carte dit autre chose.',
      'To be alive at the end with the most prestige. Only the killing blow earns a creature’s prestige, unless its card says otherwise.',
    ),
    do: text(
      'À chaque tour de combat, tout le monde pose en secret une attaque, puis les révèle dans l’ordre d’initiative. Les dégâts s’additionnent : qui fait tomber à 0 les PV de la créature l’abat.',
      'In every round all secretly set an attack, then reveal them in initiative order. Damage adds up: whoever brings the creature’s life down to 0 strikes it down.',
    ),
    mind: text(
      'Frapper trop tôt sert les autres, trop tard il n’y a plus rien à abattre. La créature frappe en fin de tour ; mourir fait perdre tout le prestige, et si tout le monde meurt, personne ne gagne.',
      'Strike too early and you serve the others, too late and nothing is left. The creature strikes at the end of a round; the dead lose all prestige, and if all die nobody wins.',
    ),
  },
  firstTimes: {
    chooseHero: text(
      'Aucun héros n’a de pouvoir : deux attaques du paquet sont héroïques pour chacun, de valeur double. Les autres les jouent au prix imprimé.',
      'No hero has a power: two attacks of the deck are heroic for each, at double value. All others play them as printed.',
    ),
    setAttack: text(
      'Une attaque, face cachée : seul le coup fatal rapporte. Créature abattue avant vous : carte perdue. Ou d’abord votre parole, puis on pose : « Je frappe fort » : montrez 30 ; « Je le laisse » : ne tuez pas. La trahir est gratuit.',
      'One attack, face down: only the killing blow pays. If the creature falls before your turn, your card is discarded. Or first your word, then all set: “I strike hard”: show 30; “I leave it”: do not kill. Breaking it costs nothing.',
    ),
    beforeSet: text(
      'Quelqu’un est pétrifié et ne pose rien : on demande donc à part, avant la pose. Passez, jouez un Coup Bas ou donnez votre parole, qui n’oblige à rien (« Je frappe fort » : montrez 30 ; « Je le laisse » : ne tuez pas).',
      'Somebody is petrified and sets nothing, so this is asked by itself before the setting. Pass, play a dirty trick or give your word, which binds nobody (“I strike hard”: show 30; “I leave it”: do not kill).',
    ),
    beforeReveal: text(
      'Quelqu’un va révéler son attaque : un Coup Bas peut encore l’écarter. Passer veut dire « aucun Coup Bas » ; votre propre attaque n’en change pas.',
      'Somebody is about to reveal: a dirty trick may still sweep their card away. To pass means “no trick”; your own attack is not touched.',
    ),
    afterReveal: text(
      'L’attaque est visible : un Coup Bas peut la faire rater, la réduire ou la renforcer ; ou écarter la carte de qui révèle ensuite : si tous passent ici, on ne le redemande pas. Si quelqu’un joue, on vous redemande.',
      'The attack lies open: a dirty trick may make it fail, lower or raise it; or sweep away the card of whoever reveals next: if all pass here, that is not asked again. If somebody plays, you are asked again.',
    ),
    trickPlayed: text(
      'Un Coup Bas vient d’être joué. Certaines cartes l’annulent ; sinon passez, il s’applique.',
      'A dirty trick has just been played. Some cards cancel it; else pass, and it takes effect.',
    ),
    attackAssigned: text(
      'On sait qui la créature va frapper ; la nouvelle initiative a été tirée juste avant. Un Coup Bas peut envoyer le coup ailleurs, ou l’éviter.',
      'It is known whom the creature will strike; the new initiative was dealt just before. A dirty trick may send the blow elsewhere, or avoid it.',
    ),
    afterHit: text(
      'La créature vous a frappé. Certaines cartes répondent à ce moment précis ; sinon, passez.',
      'The creature has hit you. Some cards answer at this very moment; else pass.',
    ),
    attackOrder: text(
      'Vous avez plusieurs attaques à ce tour. Elles frappent l’une après l’autre dans cet ordre : la première peut suffire.',
      'You have several attacks in this turn. They strike one after the other in this order: the first may be enough.',
    ),
    revealChoices: text(
      'Votre carte laisse un choix : doubler si elle est héroïque pour vous, prendre son bonus ou non. Plus fort n’est pas toujours mieux : certaines créatures frappent qui blesse le plus.',
      'Your card leaves a choice: double it if it is heroic for you, take its bonus or not. More is not always better: some creatures strike whoever wounds most.',
    ),
    replaceCards: text(
      'Votre carte se remplace par de nouvelles attaques de votre main. Choisissez avec lesquelles frapper maintenant.',
      'Your card is replaced by new attacks of your hand. Choose those you want to strike with now.',
    ),
    opportunity: text(
      'Opportunisme se remplace : d’abord, si vous voulez, une petite attaque de plus ; parfois aussi une carte à poser face cachée. Ce que vous avez préparé (+30, doublé) va au premier coup.',
      'Opportunism is replaced: first, if you like, one more small attack; sometimes also a card to set face down. What you have prepared (+30, doubled) goes with the first blow.',
    ),
    shieldBash: text(
      'Votre Coup de bouclier peut annuler une attaque. Visez celle qui vous prendrait le coup fatal.',
      'Your Shield Bash may cancel an attack. Aim at the one that would take the killing blow from you.',
    ),
    fireball: text(
      'La Potion de boule de feu se lance à votre tour, avant ou après votre attaque. « Pour tuer » : on ne vous la propose plus que quand elle abattrait la créature.',
      'The Fireball Potion is thrown on your turn, before or after your attack. “To kill”: you are asked again only when it would bring the creature down.',
    ),
    tokenTarget: text(
      'Plusieurs créatures sont sur la table : dites laquelle vous frappez. Les dégâts au-delà de sa vie sont perdus.',
      'Several creatures are on the table: say which one you strike. Damage beyond its life is lost.',
    ),
    stealItem: text(
      'Prenez un objet à quelqu’un. Une potion ouverte ne peut plus être volée.',
      'Take an item from somebody. An opened potion can no longer be stolen.',
    ),
    loot: text(
      'Un héros est tombé : chacun peut prendre un de ses objets, dans l’ordre d’initiative.',
      'A hero has fallen: each may take one of the items, in initiative order.',
    ),
    overLimit: text(
      'Vous avez trop de cartes : défaussez jusqu’à votre limite. Les petites attaques servent rarement deux fois.',
      'You hold too many cards: discard down to your limit. Low attacks seldom serve twice.',
    ),
    campStart: text(
      'Au camp, avant la rencontre suivante : buvez vos potions ; entre deux rencontres, donnez et échangez aussi. Les promesses n’engagent personne.',
      'In camp, before the next encounter: drink your potions; between encounters give and trade as well. Promises bind nobody.',
    ),
    campAction: text(
      'Tout le monde est au camp en même temps. Dites « J’ai fini » quand c’est le cas ; il finit de lui-même dès que personne n’a plus rien à y faire, et ne s’ouvre pas si personne n’a d’objet à utiliser ou à échanger.',
      'All are in camp at the same time. Say that you are done when you are; it ends by itself once nobody has anything left to do there, and does not open where nobody has an item to use or trade.',
    ),
    campDiscard: text(
      'Entre deux rencontres, défaussez autant de cartes que vous voulez, en une fois avec ce que vous faites au camp : tous confirment en même temps, puis les mains se complètent. Jetez ce qui n’abattra jamais rien.',
      'Between encounters discard as many cards as you like, in one go with what you do in camp: all confirm at the same time, then hands are filled up. Throw away what will never kill anything.',
    ),
    composeOffer: text(
      'Proposez un objet, contre un autre ou contre rien. Accepté, il change de mains ; refusé, vous le gardez.',
      'Offer an item, for another one or for nothing. Accepted, it changes hands; declined, you keep it.',
    ),
    doorChoice: text(
      'Pas de combat : une porte en secret, puis la pièce est lancée. La mauvaise coûte 20 ; être seul à avoir la bonne rapporte 2 de prestige : prenez celle que les autres évitent.',
      'No combat: a door in secret, then the coin is tossed. The wrong one costs 20; being the only one right brings 2 prestige: take the one that others avoid.',
    ),
    signChoice: text(
      'Pierre, feuille ou lame, en secret : la carte dit quel signe bat lequel, et ce que gagne ou perd qui est battu.',
      'Stone, leaf or blade, in secret: the card says which sign beats which, and what that brings or costs.',
    ),
    vote: text(
      'Chacun accuse quelqu’un en secret. La carte dit ce qui arrive à qui est désigné le plus souvent : lisez-la d’abord.',
      'All accuse somebody secretly. The card says what happens to whoever is named most: read it first.',
    ),
  },
  setUp: {
    seats: 3,
    options: {
      heroChoice: 'random',
      campItemLimit: 'one',
      campSeconds: 'none',
      opening: 'creature',
    },
    say: text(
      'Trois autour de la table, des héros tirés au sort, un objet par campement, sans limite de temps, et une créature pour commencer.',
      'Three around the table, heroes drawn by lot, one item per camp, without a time limit, and a creature to begin with.',
    ),
  },
};
