/** Why an action is refused: the case that forbids it, a code, and what its sentence needs. */
export interface Rejection {
  rule: string;
  code: string;
  params: Record<string, string | number>;
}

export const refuse = (rule: string, code: string, params: Record<string, string | number> = {}): Rejection => ({
  rule,
  code,
  params,
});
