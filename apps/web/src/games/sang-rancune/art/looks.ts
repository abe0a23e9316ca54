import type { EncounterType, HeroId } from '@tablee/rules/games/sang-rancune/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { ICONS, icon } from './icons.ts';

/** Names of the pictures, in the open icon set, by face. */
const PICTURES: { readonly [face: string]: string } = {
  'coup-devastateur': 'crowned-explosion',
  'grand-coup': 'two-handed-sword',
  'coup-puissant': 'axe-swing',
  'coup-net': 'saber-slash',
  'taille-et-estoc': 'sword-clash',
  'coup-droit': 'piercing-sword',
  entaille: 'sword-wound',
  egratignure: 'triple-scratches',
  pichenette: 'button-finger',
  'fente-ecarlate': 'bloody-sword',
  'coup-de-pommeau': 'sword-hilt',
  'marteau-du-pere': 'thor-hammer',
  'coup-de-tete': 'headshot',
  'lame-de-minuit': 'curvy-knife',
  flechette: 'dart',
  'fleche-percante': 'broadhead-arrow',
  'tir-reflexe': 'bow-arrow',
  'lance-de-braise': 'fire-ray',
  etincelle: 'ember-shot',
  'poing-du-juste': 'fist',
  'genou-du-juste': 'knee-cap',
  'eau-benite': 'holy-water',
  'jouer-des-coudes': 'elbow-pad',
  'main-leste': 'robber-hand',
  fureur: 'enrage',
  'a-la-curee': 'hound',
  'coup-de-bouclier': 'shield-bash',
  feinte: 'dodge',
  'coup-double': 'crossed-slashes',
  opportunisme: 'cloak-dagger',
  'concentre-de-force': 'biceps',
  'attaque-par-derriere': 'backstab',
  'contre-attaque': 'riposte',
  'echec-critique': 'shattered-sword',
  'pas-si-baleze': 'muscle-up',
  'plan-b': 'treasure-map',
  'apres-toi': 'human-target',
  'bouge-de-la': 'boot-kick',
  'ordre-pas-clair': 'card-exchange',
  'croche-patte': 'foot-trip',
  'hardi-compagnon': 'rally-the-troops',
  'quitte-ou-double': 'coinflip',
  'pas-de-ca-ici': 'interdiction',
  'potion-de-boule-de-feu': 'fire-bottle',
  'potion-de-soins': 'health-potion',
  'baume-du-rebouteux': 'heart-bottle',
  'potion-de-force': 'potion-of-madness',
  'potion-de-celerite': 'bottled-bolt',
  'potion-de-peau-de-fer': 'round-potion',
  'amulette-de-mentalisme': 'gem-pendant',
  eventreur: 'flaming-claw',
  meduse: 'medusa-head',
  'golem-mecanique': 'robot-golem',
  rancoeur: 'ghost',
  'invocatrice-de-sang': 'chalice-drops',
  'araignee-geante': 'angular-spider',
  hydre: 'hydra',
  chronomancien: 'sands-of-time',
  'dragon-ancien': 'spiked-dragon-head',
  'troll-belliqueux': 'troll',
  'paladin-dechu': 'black-knight-helm',
  'gargouille-de-fer': 'gargoyle',
  necromancienne: 'raise-skeleton',
  peur: 'terror',
  changeforme: 'duality-mask',
  'bouffon-maudit': 'jester-hat',
  'goules-affamees': 'shambling-zombie',
  'chevalier-d-os': 'crowned-skull',
  'demon-du-miroir': 'mirror-mirror',
  avarice: 'take-my-money',
  'meute-de-loups': 'wolf-howl',
  gobelins: 'goblin-camp',
  'chef-gobelin': 'orc-head',
  'couloir-aux-lames': 'blade-fall',
  'deux-portes': 'closed-doors',
  'salle-qui-se-referme': 'spiked-wall',
};

/** The picture of a card; a card this client has not learned yet wears a plain sign. */
export function pictureOf(face: string): IconShape {
  const name = PICTURES[face];
  return name === undefined ? ICONS.encounter : icon(name);
}

export const HERO_PICTURES: Readonly<Record<HeroId, IconShape>> = {
  sigrane: icon('swordwoman'),
  ondrec: icon('dwarf-face'),
  mirelle: icon('hooded-assassin'),
  tavish: icon('bowman'),
  isaure: icon('fire-silhouette'),
  golias: icon('monk-face'),
};

/** Hue of a hero's portrait (oklch degrees). */
export const HERO_HUES: Readonly<Record<HeroId, number>> = {
  sigrane: 20,
  ondrec: 62,
  mirelle: 285,
  tavish: 140,
  isaure: 42,
  golias: 225,
};

export type CardClass = 'standard' | 'heroic' | 'bonus' | 'tactical' | 'trick' | 'item';

/** Hue of a class of cards, and the sign that says the same without colour. */
export const CLASS_LOOKS: Readonly<Record<CardClass, { hue: number; sign: IconShape }>> = {
  standard: { hue: 24, sign: ICONS.standard },
  heroic: { hue: 352, sign: ICONS.protectedBy },
  bonus: { hue: 48, sign: ICONS.sparkle },
  tactical: { hue: 92, sign: ICONS.tactical },
  trick: { hue: 258, sign: ICONS.trick },
  item: { hue: 152, sign: ICONS.item },
};

export const TYPE_LOOKS: Readonly<Record<EncounterType, { hue: number; sign: IconShape }>> = {
  beast: { hue: 130, sign: ICONS.beast },
  construct: { hue: 230, sign: ICONS.construct },
  demon: { hue: 15, sign: ICONS.demon },
  humanoid: { hue: 85, sign: ICONS.humanoid },
  mage: { hue: 300, sign: ICONS.mage },
  trap: { hue: 55, sign: ICONS.trap },
  undead: { hue: 190, sign: ICONS.undead },
};
