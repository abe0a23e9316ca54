import type { Chapter } from '@tablee/engine';
import { clause, text } from '@tablee/engine';

/** Each is played by a test that names its clause. */
export const examples: Chapter = {
  id: 'examples',
  title: text('Exemples', 'Examples'),
  clauses: [
    clause(
      'CAN-24.1',
      'Un combat entier. Anna paie 1 jeton Viande et attaque, avec une créature de force 3, une créature de force 3 de Boris. Boris n’esquive pas. Anna passe d’abord. Boris paie 1 jeton pour la Feinte de sa créature ; Anna paie 1 jeton pour un Bouclier 2 ; Boris paie 1 jeton pour des Tirs dispersés 2 et assigne les deux dégâts à une créature de force 2 qu’Anna garde à Couvert, hors du combat mais à portée. Tous deux passent. La créature d’Anna subit 1 dégât de combat (3 moins 2), celle de Boris n’en subit aucun, et celle qui était à Couvert, avec 2 dégâts directs, meurt. Il reste 2 jetons à chacun.',
      'A whole combat. Anna pays 1 meat token and attacks one of Boris’s creatures of strength 3 with one of her own of strength 3. Boris does not dodge. Anna passes first. Boris pays 1 token for his creature’s Feint; Anna pays 1 token for a Shield 2; Boris pays 1 token for Scatter Shots 2 and assigns both points to a creature of strength 2 that Anna keeps in Covert, outside the combat but within range. Both pass. Anna’s fighter takes 1 combat damage (3 less 2), Boris’s takes none, and the one in Covert, with 2 direct damage, dies. Each of them has 2 tokens left.',
    ),
    clause(
      'CAN-24.2',
      'Passer, puis agir. Anna a engagé le combat et passe. Boris utilise des Dégâts supplémentaires, qui tueraient la créature d’Anna ; elle répond par un Bouclier, et Boris passe. Anna tire encore sur la créature de Boris, qui passe de nouveau. Quand Anna passe à son tour, les deux ont passé de suite : tous les dégâts sont infligés ensemble.',
      'Passing, then acting. Anna has started the combat and passes. Boris uses Extra Damage, which would kill Anna’s creature; she answers with a Shield, and Boris passes. Anna also shoots at Boris’s creature, and he passes again. When Anna passes as well, both have passed in a row: all the damage is dealt together.',
    ),
    clause(
      'CAN-24.3',
      'Profiter de sa force. Une créature de force 4 attaque une créature de force 3 et la tue ; elle subit 3 dégâts et survit avec 1 point de vie. Sa force reste de 4 : pour 1 jeton Viande de plus, elle attaque une deuxième créature de force 3 et la tue aussi, mais y laisse la vie.',
      'Making the most of strength. A creature of strength 4 attacks a creature of strength 3 and kills it; it takes 3 damage and survives with 1 life. Its strength is still 4: for 1 more meat token it attacks a second creature of strength 3 and kills that one, too, but loses its own life.',
    ),
    clause(
      'CAN-24.4',
      'Esquiver deux fois. La créature d’Anna utilise un Assaut contre Boris, qui paie 2 jetons Viande pour l’esquiver. Le combat suit quand même ; il l’esquive aussi, pour 2 jetons. Il n’a rien perdu, mais il commencera son tour sans Viande.',
      'Dodging twice. Anna’s creature uses an assault against Boris, who pays 2 meat tokens to dodge it. The combat follows all the same; he dodges that as well, for 2 tokens. He has lost nothing, but he will begin his turn without meat.',
    ),
    clause(
      'CAN-24.5',
      'Détourner un tir. La créature d’Anna ouvre son attaque par un Tir simple 3 en Assaut. Boris révèle Dans le mille : une autre de ses créatures subit les 3 dégâts directs. Les deux créatures d’origine sont en vie, et leur combat a donc lieu.',
      'Drawing a shot. Anna’s creature opens its attack with Single Shot 3 as an assault. Boris uses Bullseye: another creature of his takes the 3 direct damage. The two original creatures are alive, so their combat takes place.',
    ),
  ],
};
