import type { BuiltShip, Player, ScenarioBriefing } from '../../engine/index.ts';
import { enoughOf, idsOf, LONGEST } from './aims.ts';
import type { BattleAim, BattleGround, BattleSize, Wanted } from './choices.ts';

const SIZE_TITLES: Readonly<Record<BattleSize, string>> = { duel: 'Duel', skirmish: 'Skirmish', fleet: 'Fleet battle' };

const AIM_TITLES: Readonly<Record<BattleAim, string>> = {
  destroy: 'destroy',
  flagship: 'flagship',
  orbit: 'into orbit',
  jump: 'break through',
  hold: 'hold out',
};

const TERRAIN_TITLES: Readonly<Record<BattleGround, string>> = {
  space: 'empty space',
  asteroids: 'asteroids',
  planet: 'planet',
};

/** `Skirmish 4711, hold out, other ships`: all that somebody needs to have the same battle. */
export function drawnTitle({ size, number, aim, terrain, forces = 'same' }: Wanted): string {
  const ships = forces === 'same' ? [] : [forces === 'others' ? 'other ships' : 'ships chosen'];
  return [
    `${SIZE_TITLES[size]} ${number}`,
    ...(aim && size !== 'duel' ? [AIM_TITLES[aim]] : []),
    ...(terrain ? [TERRAIN_TITLES[terrain]] : []),
    ...ships,
  ].join(', ');
}

const LENGTHS: Readonly<Record<BattleSize, string>> = {
  duel: 'Half an hour',
  skirmish: 'An hour',
  fleet: 'Two hours',
};

const DIFFICULTIES: Readonly<Record<BattleSize, string>> = {
  duel: 'Once you have played one scenario',
  skirmish: 'Once you have played two or three',
  fleet: 'Many ships to command',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const shipsText = (number: number): string => (number === 1 ? 'one ship' : `${NUMBERS[number] ?? number} ships`);

type Forces = Readonly<Record<Player, readonly BuiltShip[]>>;

function aimText(aim: BattleAim, { 1: one, 2: two }: Forces): string {
  const turns = LONGEST[aim];
  const draw = `If neither has happened by the end of Game-Turn ${turns}, nobody has won.`;
  const [own, theirs] = [enoughOf(idsOf(1, one)), enoughOf(idsOf(2, two))];
  switch (aim) {
    case 'destroy': {
      if (one.length === 1 && two.length === 1) return `Who destroys the enemy has won. ${draw}`;
      const enough =
        own === theirs
          ? `Who has lost ${shipsText(own)} has lost the battle.`
          : `Player 1 loses the battle with ${shipsText(own)} lost, Player 2 with ${shipsText(theirs)}.`;
      return `${enough} ${draw}`;
    }
    case 'flagship':
      return `Each side has a flagship, its ship A: who loses it has lost the battle. ${draw}`;
    case 'hold':
      return `Player 1 is outnumbered and has to hold out until the end of Game-Turn ${turns}. Before that Player 2 wins by destroying ${shipsText(own)}, and loses by losing ${shipsText(theirs)}.`;
    case 'orbit':
      return `Player 1 has to bring the freighter, ship A, into orbit before Game-Turn ${turns} is over. Player 2 wins if it is destroyed or late. Player 1 also wins by destroying everybody else.`;
    case 'jump':
      return `Player 1 has to bring the freighter, ship A, to sheet C or beyond and let it jump before Game-Turn ${turns} is over. Player 2 wins if it is destroyed or late. Player 1 also wins by destroying everybody else.`;
  }
}

const LESSONS: Readonly<Record<BattleAim, string>> = {
  destroy: 'Where to meet, how fast, and whom to fire at first',
  flagship: 'To cover a ship that must not be lost, and to reach one',
  orbit: 'To escort, to block the way, and to slow down in time',
  jump: 'To pass an enemy, and to turn after one who passes',
  hold: 'To win time, and to attack against time',
};

/** What players are told of a battle that was drawn. */
export function briefingFor(aim: BattleAim, { size, forces = 'same' }: Wanted, ships: Forces): ScenarioBriefing {
  const isAlike = forces === 'same' && (aim === 'destroy' || aim === 'flagship');
  return {
    situation: aimText(aim, ships),
    length: LENGTHS[size],
    difficulty: DIFFICULTIES[size],
    teaches: LESSONS[aim],
    balance: isAlike
      ? 'Even: the same ships on both sides, and the same map before them'
      : 'Meant to be even, by the program’s judgement of the ships and where they start',
  };
}
