import { type Challenge } from 'altcha-lib/v1/types';
import { solveChallenge } from 'altcha-lib/v1';

/** A solved challenge as a visitor's browser sends it; a form without a solution is stored as suspicious. */
export async function solveAltcha(siteUrl: string): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = (await (
    await fetch(`${siteUrl}/api/challenge`)
  ).json()) as Challenge;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return btoa(JSON.stringify({ algorithm, challenge, salt, signature, number: solution?.number }));
}
