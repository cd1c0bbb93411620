// What happens to a database when somebody else writes into it.

/** Runs in the page: changes a field of every kept game, behind the back of the app. */
export function spoilSaves([field, value]: readonly [string, unknown]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("games");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const saves = opening.result.transaction("saves", "readwrite").objectStore("saves");
      const all = saves.getAll();
      all.onsuccess = () => {
        for (const row of all.result) saves.put({ ...row, [field]: value });
      };
      saves.transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
