import { problems } from './fr-problems.ts';

/** All that the shell says, in French. The keys of this dictionary are the keys of every other. */
export const fr = {
  // house
  tagline: 'Une table, vos amis, cinq jeux de cartes.',
  skipToMain: 'Aller au contenu',
  close: 'Fermer',
  cancel: 'Annuler',
  confirm: 'Valider',
  yes: 'Oui',
  no: 'Non',
  loading: 'On dresse la table…',
  backHome: 'Retour à l’accueil',
  credits: 'Crédits',
  madeFor: 'Fait pour les tablées entre amis.',
  // home
  nickname: 'Votre nom',
  nicknamePlaceholder: 'Comme vos amis vous appellent',
  nicknameMissing: 'Dites-nous d’abord comment vous vous appelez.',
  openRoom: 'Ouvrir une salle',
  orJoin: 'On vous attend quelque part ?',
  code: 'Code de la salle',
  codeWrong: 'Un code compte 8 lettres et chiffres.',
  join: 'Rejoindre',
  onTheBill: 'À l’affiche',
  playable: 'À jouer ce soir',
  players: '{from} à {to} joueurs',
  exactPlayers: '{from} joueurs',
  minutes: '{count} min environ',
  rules: 'Règles',
  // room
  roomTitle: 'Salle {code}',
  enterRoom: 'Entrer dans la salle',
  enterRoomText: 'Vos amis vous attendent à cette table.',
  watchAsGuest: 'Vous entrez en spectateur, puis choisissez une chaise.',
  online: 'présent',
  awaySince: 'absent, {time}',
  // table
  full: 'Vous en avez choisi assez : retirez-en d’abord un.',
  log: 'Journal',
  chat: 'Discussion',
  settings: 'Réglages',
  shortcuts: 'Raccourcis clavier',
  // settings
  toLight: 'Passer au grand jour',
  toDark: 'Passer à la lampe',
  // trouble
  notFoundTitle: 'Cette porte ne mène nulle part',
  notFoundText: 'L’adresse est peut-être incomplète.',
  offline: 'Connexion perdue. On retente…',
  connecting: 'Connexion…',
  backOnline: 'De retour.',
  turnCalls: 'À vous de jouer : à la table',
  errorTitle: 'Un verre s’est renversé',
  errorText: 'Cette page a rencontré un ennui. La partie, elle, est à l’abri.',
  reload: 'Recharger la page',
  ...problems,
} as const satisfies Record<string, string>;
