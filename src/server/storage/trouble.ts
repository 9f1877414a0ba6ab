/** Why a database cannot be used, as one sentence for the person who runs the server. */
export class DatabaseTrouble extends Error {}

/** Nothing was done, as what it was to be done by opens nothing any more: it was ended meanwhile. */
export class Ended extends Error {}
