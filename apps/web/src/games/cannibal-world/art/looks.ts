import type { FactionId } from '@tablee/rules/games/cannibal-world/index.ts';
import type { IconShape } from '@/ui/icon.tsx';
import { icon } from './icons.ts';

/** How a faction looks wherever it appears: a crest, a hue (oklch degrees) and a pattern, never the colour alone. */
export interface FactionLook {
  readonly crest: IconShape;
  readonly hue: number;
  readonly habitat: IconShape;
}

const look = (crest: string, hue: number, habitat: string): FactionLook => ({
  crest: icon(crest),
  hue,
  habitat: icon(habitat),
});

/** The pattern of the same id stands in `faction.css`. */
export const FACTION_LOOKS: { readonly [faction in FactionId]: FactionLook } = {
  RA: look('rat', 110, 'hobbit-dwelling'),
  CA: look('cat', 320, 'camping-tent'),
  DO: look('basset-hound-head', 48, 'hill-fort'),
  RE: look('robber-mask', 215, 'car-wheel'),
};

/** Names of the pictures, in the open icon set, by faction and number. */
const PICTURES: { readonly [faction in FactionId]: readonly string[] } = {
  RA: [
    ...['mustache', 'old-lantern', 'ghost', 'fencer', 'bowie-knife', 'wolf-trap', 'sling'],
    ...['ballerina-shoes', 'nest-birds', 'running-ninja', 'fog', 'nest-eggs', 'backstab'],
    ...['captain-hat-profile', 'master-of-arms', 'hooded-assassin', 'maggot', 'muscle-up'],
    ...['egg-clutch', 'seated-mouse', 'run', 'dodging', 'front-teeth', 'valve', 'switchblade'],
    ...['megaphone', 'shadow-follower', 'crossed-swords', 'rope-coil', 'round-shield'],
    ...['camp-cooking-pot', 'biceps', 'beard', 'broadsword', 'mouse', 'thrown-knife', 'sprint'],
    ...['riposte', 'cheese-wedge', 'tripwire', 'half-dead', 'low-tide', 'mantrap'],
  ],
  CA: [
    ...['queen-crown', 'shadow-grasp', 'leapfrog', 'duality-mask', 'feline', 'drama-masks'],
    ...['enrage', 'night-vision', 'claw', 'grab', 'moon-claws', 'magick-trick', 'ham-shank'],
    ...['eyepatch', 'tiger', 'two-shadows', 'lynx-head', 'carnivore-mouth', 'floating-ghost'],
    ...['angry-eyes', 'midnight-claw', 'carnival-mask', 'time-bomb', 'ribcage', 'jumping-dog'],
    ...['scar-wound', 'claws', 'semi-closed-eye', 'convince', 'tiger-head', 'hollow-cat'],
    ...['liar', 'triple-scratches', 'brute', 'yarn', 'paw', 'steel-claws', 'screaming'],
    ...['sonic-screech', 'trade', 'evil-wings', 'robber-hand', 'fishing-net'],
  ],
  DO: [
    ...[
      'fangs',
      'mailed-fist',
      'wolf-head',
      'guards',
      'shaking-hands',
      'siege-ram',
      'thrown-spear',
    ],
    ...[
      'trumpet-flag',
      'sitting-dog',
      'armor-vest',
      'bordered-shield',
      'defensive-wall',
      'chicken-leg',
    ],
    ...[
      'wolf-howl',
      'giant',
      'broken-wall',
      'healing-shield',
      'shouting',
      'chest-armor',
      'paw-heart',
    ],
    ...[
      'guarded-tower',
      'envelope',
      'gladius',
      'direwolf',
      'light-helm',
      'shield-bash',
      'meat-cleaver',
    ],
    ...['binoculars', 'hunting-horn', 'spartan-helmet', 'watchtower', 'sergeant', 'labrador-head'],
    ...[
      'spiked-collar',
      'hound',
      'checked-shield',
      'linked-rings',
      'templar-shield',
      'ringing-bell',
    ],
    ...['metal-plate', 'meeple-group', 'shield-reflect', 'saber-tooth'],
  ],
  RE: [
    ...[
      'top-hat',
      'whip',
      'minigun',
      'crosshair',
      'spanner',
      'revolver',
      'crowbar',
      'harpoon-trident',
    ],
    ...[
      'cobweb',
      'talk',
      'strong-man',
      'silver-bullet',
      'cargo-crate',
      'large-dress',
      'battle-mech',
    ],
    ...['nails', 'mad-scientist', 'wanted-reward', 'swap-bag', 'slingshot', 'conversation'],
    ...['fishing-pole', 'gear-hammer', 'pistol-gun', 'shrug', 'lasso', 'grenade', 'cannister'],
    ...['spyglass', 'juggler', 'shoulder-armor', 'grapple', 'mechanic-garage', 'dwarf-helmet'],
    ...['ogre', 'target-shot', 'shotgun-rounds', 'oil-can', 'lungs', 'blanket', 'crossed-pistols'],
    ...['gunshot', 'cash'],
  ],
};

/** The picture of a face: `RA/01` is the first of the Rats. */
export function pictureOf(face: string): IconShape {
  const [faction = '', number = '1'] = face.split('/');
  const name = PICTURES[faction as FactionId]?.[Number(number) - 1];
  return icon(name ?? 'direwolf');
}
