/** Why a database cannot be used, as one sentence for whoever runs the server. */
export class DatabaseTrouble extends Error {}
