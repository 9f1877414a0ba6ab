import type { RuleCase } from './rule-cases.ts';

/** Why an action is refused: the case that forbids it, a code, and what its sentence needs. */
export interface Rejection {
  rule: RuleCase;
  code: string;
  params: Record<string, string | number>;
}

export const refuse = (rule: RuleCase, code: string, params: Record<string, string | number> = {}): Rejection => ({
  rule,
  code,
  params,
});
