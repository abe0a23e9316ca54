import type { TableOptionWords } from '@/table/contract.ts';

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  heroChoice: {
    label: { fr: 'Les héros', en: 'Heroes' },
    values: {
      random: {
        label: { fr: 'Tirés au sort', en: 'Drawn by lot' },
        hint: {
          fr: 'Chacun reçoit un héros au hasard.',
          en: 'Everybody receives a hero by chance.',
        },
      },
      draft: {
        label: { fr: 'Au choix', en: 'Chosen' },
        hint: {
          fr: 'Chacun choisit à son tour parmi ceux qui restent.',
          en: 'Everybody chooses in turn among those left.',
        },
      },
    },
  },
  setupsPersist: {
    label: { fr: 'Cartes préparées', en: 'Set-ups' },
    values: {
      on: {
        label: { fr: 'Elles restent', en: 'They stay' },
        hint: {
          fr: 'Une carte préparée sert encore à la Rencontre suivante.',
          en: 'A card prepared still serves in the next encounter.',
        },
      },
      off: {
        label: { fr: 'Elles partent', en: 'They go' },
        hint: {
          fr: 'À la fin d’une Rencontre, elles sont défaussées.',
          en: 'They are discarded when an encounter ends.',
        },
      },
    },
  },
  campItemLimit: {
    label: { fr: 'Objets au campement', en: 'Items in camp' },
    values: {
      none: {
        label: { fr: 'Sans limite', en: 'No limit' },
        hint: {
          fr: 'Chacun utilise autant d’objets qu’il veut.',
          en: 'Everybody uses as many items as they like.',
        },
      },
      one: {
        label: { fr: 'Un par campement', en: 'One per camp' },
        hint: {
          fr: 'Un seul objet utilisé ou donné à boire à chaque campement.',
          en: 'One item used or given to drink in each camp.',
        },
      },
    },
  },
};
