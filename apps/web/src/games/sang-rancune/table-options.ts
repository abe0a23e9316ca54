import type { TableOptionWords } from '@/table/contract.ts';
import { choice, option } from '@/table/option-choices.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  heroChoice: option(['Les héros', 'Heroes'], {
    random: choice(
      ['Tirés au sort', 'Drawn by lot'],
      ['Chacun reçoit un héros au hasard.', 'Everybody receives a hero by chance.'],
    ),
    draft: choice(
      ['Au choix', 'Chosen'],
      [
        'Chacun choisit à son tour parmi ceux qui restent.',
        'Everybody chooses in turn among those left.',
      ],
    ),
  }),
  setupsPersist: option(['Cartes préparées', 'Set-ups'], {
    on: choice(
      ['Elles restent', 'They stay'],
      [
        'Une carte préparée sert encore à la Rencontre suivante.',
        'A card prepared still serves in the next encounter.',
      ],
    ),
    off: choice(
      ['Elles partent', 'They go'],
      [
        'À la fin d’une Rencontre, elles sont défaussées.',
        'They are discarded when an encounter ends.',
      ],
    ),
  }),
  campItemLimit: option(['Objets au campement', 'Items in camp'], {
    none: choice(
      ['Sans limite', 'No limit'],
      ['Chacun utilise autant d’objets qu’il veut.', 'Everybody uses as many items as they like.'],
    ),
    one: choice(
      ['Un par campement', 'One per camp'],
      [
        'Un seul objet utilisé ou donné à boire à chaque campement.',
        'One item used or given to drink in each camp.',
      ],
    ),
  }),
  campSeconds: option(['Attente au campement', 'Waiting in camp'], {
    45: choice(
      ['45 secondes', '45 seconds'],
      ['Qui n’a rien dit ensuite ne veut rien.', 'After that, silence means wanting nothing.'],
    ),
    none: choice(['Sans fin', 'No end'], ['On attend chacun.', 'Everybody is waited for.']),
  }),
};
