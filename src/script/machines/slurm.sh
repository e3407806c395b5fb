#!/bin/sh
#SBATCH --job-name=talon
#SBATCH --cpus-per-task=4
#SBATCH --time=04:00:00
# sbatch --array=1-64 slurm.sh: each task of the array plays its part.
set -eu
mkdir -p parts
exec talon sim cabo -n 640000 --seed 42 --level easy \
  --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
  --partial "parts/$SLURM_ARRAY_TASK_ID.partial"
