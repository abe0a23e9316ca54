import type { TableOptionWords } from '@tablee/engine';
import { tableOptionWords, valueWords } from '@tablee/engine';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  heroChoice: tableOptionWords(['Les héros', 'Heroes'], {
    random: valueWords(
      ['Tirés au sort', 'Drawn by lot'],
      ['Chacun reçoit un héros au hasard.', 'Everybody receives a hero by chance.'],
    ),
    draft: valueWords(
      ['Au choix', 'Chosen'],
      [
        'Chacun choisit à son tour parmi ceux qui restent.',
        'Everybody chooses in turn among those left.',
      ],
    ),
  }),
  setupsPersist: tableOptionWords(['Cartes préparées', 'Set-ups'], {
    on: valueWords(
      ['Elles restent', 'They stay'],
      [
        'Une carte préparée sert encore à la Rencontre suivante.',
        'A card prepared still serves in the next encounter.',
      ],
    ),
    off: valueWords(
      ['Elles partent', 'They go'],
      [
        'À la fin d’une Rencontre, elles sont défaussées.',
        'They are discarded when an encounter ends.',
      ],
    ),
  }),
  campItemLimit: tableOptionWords(['Objets au campement', 'Items in camp'], {
    none: valueWords(
      ['Sans limite', 'No limit'],
      ['Chacun utilise autant d’objets qu’il veut.', 'Everybody uses as many items as they like.'],
    ),
    one: valueWords(
      ['Un par campement', 'One per camp'],
      [
        'Un seul objet utilisé ou donné à boire à chaque campement.',
        'One item used or given to drink in each camp.',
      ],
    ),
  }),
  campSeconds: tableOptionWords(['Attente au campement', 'Waiting in camp'], {
    45: valueWords(
      ['45 secondes', '45 seconds'],
      ['Qui n’a rien dit ensuite ne veut rien.', 'After that, silence means wanting nothing.'],
    ),
    none: valueWords(['Sans fin', 'No end'], ['On attend chacun.', 'Everybody is waited for.']),
  }),
  opening: tableOptionWords(['Première Rencontre', 'First encounter'], {
    any: valueWords(
      ['N’importe laquelle', 'Any'],
      ['Comme les cartes tombent.', 'As the cards fall.'],
    ),
    creature: valueWords(
      ['Une créature', 'A creature'],
      [
        'Pas de piège pour commencer : le premier de la pile laisse passer la première créature.',
        'No trap to begin with: one that lies on top lets the first creature pass.',
      ],
    ),
  }),
};
