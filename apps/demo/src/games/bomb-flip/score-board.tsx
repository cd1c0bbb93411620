// Lives, score and the way to the next trophy.
import { type BombFlip, TROPHY_TIERS, type Trophy } from "@games/bomb-flip";
import { rules, words } from "./words.ts";

const TROPHIES = TROPHY_TIERS.filter((tier): tier is Trophy => tier !== "none");

/** The top row of the table. */
export function ScoreBoard({ view }: { readonly view: BombFlip["view"] }) {
  const { config, lives, totalScore, bestTotalScore, trophyTier } = view;
  const says = words().board;
  const names = rules().trophies;
  const won = TROPHY_TIERS.indexOf(trophyTier);
  return (
    <section className="bf-board" aria-label={says.score}>
      <p className="bf-lives">
        <span aria-hidden="true">
          {Array.from({ length: config.lives }, (_, i) => i).map((i) => (
            <Heart key={i} isLeft={i < lives} />
          ))}
        </span>
        <span className="visually-hidden">{says.lives(lives, config.lives)}</span>
      </p>
      <p className="bf-score">
        <b>{totalScore}</b> <span>{says.points}</span>
      </p>
      <p className="bf-best">{says.best(bestTotalScore)}</p>
      <ul className="bf-trophies" aria-label={says.trophies}>
        {TROPHIES.map((trophy) => {
          const isWon = TROPHY_TIERS.indexOf(trophy) <= won;
          return (
            <li key={trophy} data-trophy={trophy} className={isWon ? "won" : undefined}>
              <progress
                max={config.trophies[trophy]}
                value={Math.min(totalScore, config.trophies[trophy])}
                aria-label={names[trophy]}
              />
              <span>{`${names[trophy]} ${config.trophies[trophy]}`}</span>
              {isWon && <span className="visually-hidden">{says.won}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const Heart = ({ isLeft }: { readonly isLeft: boolean }) => (
  <svg viewBox="0 0 24 24" className={isLeft ? "bf-heart" : "bf-heart lost"} aria-hidden="true">
    <path d="M12 21 C4 15 2 11 2 8 A5 5 0 0 1 12 6 A5 5 0 0 1 22 8 C22 11 20 15 12 21 Z" />
  </svg>
);
