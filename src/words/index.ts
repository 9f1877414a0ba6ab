/** The sentences for codes, events, orders and rule cases, in one place. */

export { aheadText, attemptTag, interceptionText, meetingText, missText, passTag, rollsText } from './ahead.ts';
export { lossText } from './damage.ts';
export { actText, deedText } from './deeds.ts';
export { eventParts, eventText } from './events.ts';
export { chanceText, costText, hurtText, mostOf, percentText, probabilityOf, signed } from './figures.ts';
export { dieParts } from './moments.ts';
export {
  backName,
  calledName,
  className,
  directionName,
  fireName,
  hullName,
  missileName,
  partName,
  partStatusName,
  phaseName,
  podName,
  unitName,
  unitStatusName,
} from './names.ts';
export {
  type ComparedMotion,
  type NamedProgram,
  type OddsReason,
  programReasons,
  rangeReasons,
  relativeVelocityReasons,
} from './odds.ts';
export { actionText, orderName } from './orders.ts';
export { chanceWords, dangerText, hitText, type ToldChance, type ToldDanger } from './outlook.ts';
export { forcedWords, playerName, SHORT_PHASES, shortName, stageTitle } from './phases.ts';
export { againstText, rankName } from './program.ts';
export { reasonSentence } from './reasons.ts';
export { REJECTION_CODES, refusalText, rejectionText } from './rejections.ts';
export { RESULT_REASONS, resultFor, resultText } from './results.ts';
export { ordersText, pointsText, stageName } from './reviews.ts';
export { hullKind, hullNote, podNote, podsText, transText } from './ships.ts';
export { type StoryGroup, type StoryLine, samePhase, sideOf, type TimedEvent, tellStory } from './story.ts';
export { undoneText } from './taken-back.ts';
export { termsText } from './terms.ts';
export { capital, count, list, type TextPart } from './text.ts';
export { resultsOf, rollText, type Verdict, verdictsOf } from './verdicts.ts';
export { conditionText, type NameOf, outcomeText, progressText, scoreText, scoringTexts } from './victory.ts';
