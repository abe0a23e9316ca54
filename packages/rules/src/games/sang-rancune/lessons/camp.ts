import { text } from '@tablee/engine';
import { positionOf } from '../scenes/setting.ts';
import { drinks, givesTo } from './answers.ts';
import type { SangRancuneLesson } from './course.ts';

/** The use of items, and how a gift may pay. */
export const camp: SangRancuneLesson = {
  id: 'camp',
  title: text('Au campement', 'In camp'),
  about: text(
    'Boire ses potions, ou les offrir contre du Prestige.',
    'Drink one’s potions, or give them away for prestige.',
  ),
  clauses: ['SAN-2.7', 'SAN-4.4', 'SAN-4.5', 'SAN-27.2', 'SAN-27.3'],
  start: (game) =>
    positionOf(game, {
      players: 3,
      from: 'newEncounter',
      stage: 2,
      life: { A: 95, B: 30, C: 85 },
      items: { A: ['potion-de-soins'] },
      hands: { A: ['coup-net', 'entaille'], B: ['entaille'], C: ['coup-droit'] },
    }),
  steps: [
    {
      say: text(
        'Entre deux Rencontres, on campe : on utilise ses objets, on en échange. Vous avez une Potion de Soins, 25 PV pour vous ; mais vous en avez déjà 95, et 100 est la limite.',
        'Between two encounters there is a camp: items are used and traded. You have a Healing Potion, 25 life for you; but you have 95 already, and 100 is the limit.',
      ),
      look: 'board',
    },
    {
      say: text(
        'Elle se donne aussi : si l’autre accepte, vous gagnez 3 Prestige, autant que l’Éventreur ! Ada n’a plus que 30 PV et ne refusera pas. Offrez-lui la potion, puis validez.',
        'It can be given, too: if the other agrees, you gain 3 prestige, as much as for the Ripper! Ada has only 30 life left and will not refuse. Give Ada the potion, then confirm.',
      ),
      ask: 'campStart',
      right: givesTo('potion-de-soins', 1),
      replies: [
        {
          to: drinks('potion-de-soins'),
          say: text(
            'Vous n’y gagneriez que 5 PV. Offerte, elle vous vaut 3 Prestige.',
            'You would gain only 5 life. Given away it brings you 3 prestige.',
          ),
        },
        {
          to: givesTo('potion-de-soins', 2),
          say: text(
            'Béa va bien et pourrait refuser. Ada en a bien plus besoin.',
            'Béa is well and might refuse. Ada needs it far more.',
          ),
        },
      ],
      otherwise: text(
        'À côté de « Soigner », touchez Ada, puis validez.',
        'Next to “Heal”, touch Ada, then confirm.',
      ),
    },
    {
      first: [{ seat: 1, ask: 'campAction', pick: ({ verb }) => verb === 'accept' }],
      say: text(
        'Ada accepte : 55 PV pour Ada, 3 Prestige pour vous, sans un coup. Et une rivale en vie affaiblira encore des créatures pour vous.',
        'Ada agrees: 55 life for Ada, 3 prestige for you, without a blow. And a living rival will go on weakening creatures for you.',
      ),
      look: 'board',
      holds: ({ open }) => open.players[0]?.prestige === 3 && open.players[1]?.life === 55,
    },
  ],
  ending: text(
    'Une potion ne se boit qu’au campement, avant la Rencontre ; seule celle de Boule de Feu se lance pendant le combat.',
    'A potion is drunk only in camp, before the encounter; only the Fireball Potion is thrown during a fight.',
  ),
};
