#!/bin/sh
#SBATCH --job-name=talon
#SBATCH --cpus-per-task=4
#SBATCH --time=04:00:00
# sbatch --array=1-64 slurm.sh 64: each task of the array plays its part of 64, and so it is if only some are
# sent again, as --array=3,17.
set -eu
parts=${1:?how many parts the whole run has}
mkdir -p parts
exec talon sim cabo -n 640000 --seed 42 --level easy \
  --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$SLURM_ARRAY_TASK_ID/$parts" \
  --partial "parts/$SLURM_ARRAY_TASK_ID.partial"
