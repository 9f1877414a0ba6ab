/** Whether everything is tried, as `npm run test:all` does, or what decides about landing; the runner sets the variable. */
export const ALL = process.env.DELTAVEE_ALL !== undefined;
